import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
// The CDK alone is a second of compiling.
enableCompileCache(join(root, 'node_modules/.cache/node'));

const [{ command }, { siteAssembly }] = await Promise.all([
  import('./runtime/command.ts'),
  import('./runtime/site-assembly.ts'),
]);

const started = Promise.withResolvers<void>();
await command({
  root,
  assemble: () => siteAssembly(started.promise),
  demo: async (...given) => (await import('../demo/index.ts')).demo(...given),
});
started.resolve();
