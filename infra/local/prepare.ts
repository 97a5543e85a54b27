import { enableCompileCache } from 'node:module';
import { join, resolve } from 'node:path';

/**
 * Run by npm after an install: makes the site, the stacks and the bundles, which the first start would otherwise wait
 * for. A start makes anew whatever has changed since, so nothing depends on this; where it fails, an install does not.
 */
const root = resolve(import.meta.dirname, '../..');
enableCompileCache(join(root, 'node_modules/.cache/node'));

try {
  const { finishedAssembly } = await import('./runtime/site-assembly.ts');
  await finishedAssembly();
} catch (error) {
  console.error('the first start will build what it runs:', error instanceof Error ? error.message : error);
}
