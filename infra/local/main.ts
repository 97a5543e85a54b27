import { rmSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
// The CDK alone is a second of compiling.
enableCompileCache(join(root, 'node_modules/.cache/node'));

const [{ command }, { buildSite }] = await Promise.all([import('./command.ts'), import('./site-build.ts')]);

await command({
  root,
  async assemble(directory) {
    // Assets of earlier runs would pile up there.
    rmSync(directory, { recursive: true, force: true });
    const [site, { synthesize }] = await Promise.all([buildSite(console.log), import('../app.ts')]);
    return synthesize('dev', { site, directory });
  },
  demo: async (...given) => (await import('./demo/index.ts')).demo(...given),
});
