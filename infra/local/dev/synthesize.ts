import { loadSiteStacks, type SearchEngineName } from '../build/site-assembly.ts';

/** Prints the folder of the present stacks; a program of its own, as a module is loaded once. */
const engine: SearchEngineName = process.argv[2] === 'opensearch' ? 'opensearch' : 'memory';
const { directory } = await loadSiteStacks(engine, { isLive: true });
process.stdout.write(directory);
