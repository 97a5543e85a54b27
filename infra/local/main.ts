import { execFile } from 'node:child_process';
import { url as findDebugger } from 'node:inspector';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
returnFreedMemory();
// The CDK alone is a second of compiling.
enableCompileCache(join(root, 'node_modules/.cache/node'));

const [{ runLocalCloud }, { loadSiteAssembly }, { readAhead }] = await Promise.all([
  import('./run-local-cloud.ts'),
  import('./build/site-assembly.ts'),
  import('./event-clock.ts'),
]);

/** Printed by a program of its own: the local cloud knows no contract, and a change of one shows at the next look. */
async function printApiDocument(): Promise<string> {
  const program = join(root, 'functions/delivery/openapi.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], { maxBuffer: 32 * 1024 * 1024 });
  return stdout;
}

await runLocalCloud({
  root,
  printApiDocument,
  readAhead,
  // The page asks the search, and waits for it no longer than visitors do.
  firstPaths: ['/api/search-properties', '/'],
  assemble: loadSiteAssembly,
  develop: async (options) => (await import('./dev/develop.ts')).develop(options),
  startSearch: async (...given) => (await import('./opensearch/local-search.ts')).startLocalSearch(...given),
  demo: {
    logins: 'seller@gable.test, buyer@gable.test or staff@gable.test with Gable-demo-1',
    fill: async (cloud, dataDir, output) => {
      const { isWritten } = await import('../demo/progress.ts');
      if (isWritten(dataDir)) return;
      const { writeDemo } = await import('../demo/write-demo.ts');
      await writeDemo(cloud, dataDir, output);
    },
    hasOnlyBegun: async (dataDir) => (await import('../demo/progress.ts')).hasOnlyBegun(dataDir),
  },
});

/**
 * Begins anew with two arenas of glibc, which gives each thread one of its own, up to eight for each processor, and
 * keeps in it what was freed; more so once something large was freed, unless both thresholds are set. The variables are
 * read at the start of a process alone; other systems don't know them. A process that a debugger is told of stays, as its
 * port would go.
 */
function returnFreedMemory(): void {
  const isKept = process.env['MALLOC_ARENA_MAX'] !== undefined || findDebugger() !== undefined;
  if (process.platform !== 'linux' || isKept) return;
  process.execve?.(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], {
    ...process.env,
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  });
}
