import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';
import husky from 'husky';

/**
 * Run by npm after an install: sets git's hooks and builds the site, the stacks and the functions' bundle, so that the first
 * start is fast. A start rebuilds what has changed since, so this is optional and its failure does not fail the install.
 */
const root = resolve(import.meta.dirname, '../..');
enableCompileCache(join(root, 'node_modules/.cache/node'));

const refusal = husky();
if (refusal) console.error('git checks no commit messages here:', refusal);
try {
  const { loadSiteAssembly } = await import('./build/site-assembly.ts');
  await loadSiteAssembly();
} catch (error) {
  console.error('the first start will build what it runs:', error instanceof Error ? error.message : error);
}
