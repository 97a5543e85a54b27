import { writeFileSync } from 'node:fs';
import { createDemoHomes } from '../homes/homes.ts';
import { createDemoMap } from './create-map.ts';

/** Writes the demo's map to the file that is named; a program of its own, as it takes seconds of a processor. */
const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the file to write.');
writeFileSync(path, createDemoMap(createDemoHomes()));
