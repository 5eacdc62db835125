// Makes wasm files smaller in place, as `wasm-opt -Oz --strip-debug --strip-producers` does: node optimize.mjs BINARYEN FILE...
// One process for many files, as binaryen takes two seconds to start.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const [library, ...files] = process.argv.slice(2);
const { default: binaryen } = await import(pathToFileURL(library));

// What Rust's wasm target uses beyond the first version of WebAssembly. Others would change what the browser has to know.
const {
  BulkMemory, BulkMemoryOpt, CallIndirectOverlong, Multivalue, MutableGlobals, NontrappingFPToInt, ReferenceTypes, SignExt,
} = binaryen.Features;
// Binaryen counts parts of the features of bulk memory and of reference types on their own.
const FEATURES = BulkMemory | BulkMemoryOpt | CallIndirectOverlong | Multivalue | MutableGlobals | NontrappingFPToInt
  | ReferenceTypes | SignExt;

binaryen.setOptimizeLevel(2);
binaryen.setShrinkLevel(2);
binaryen.setGenerateStackIR(true);
binaryen.setOptimizeStackIR(true);

for (const file of files) {
  const module = binaryen.readBinary(readFileSync(file));
  module.setFeatures(FEATURES);
  module.optimize();
  module.runPasses(['strip-debug', 'strip-producers']);
  writeFileSync(file, module.emitBinary());
  module.dispose();
}
