import { assemblyOf, stackSources } from './kept-assembly.ts';
import { bundledSoon, bundlesOf } from './kept-bundles.ts';
import { buildSite } from './site-build.ts';
import type { Assembly } from './template/assembly.ts';

/**
 * The application's stacks of stage `dev`, its built site and its functions' bundles; each made anew where a source has
 * changed. A start does not wait for bundles.
 */
export async function siteAssembly(): Promise<Assembly> {
  let ahead: Promise<unknown> = Promise.resolve();
  const site = await buildSite((line) => {
    console.log(line);
    // The stacks follow the site; bundles are made and the CDK loads while that is built.
    ahead = Promise.allSettled([bundleAhead(), import('../app.ts')]);
  });
  const stacks = await assemblyOf('site', [...stackSources, 'dist/site'], async (directory) => {
    const { synthesize } = await import('../app.ts');
    return synthesize('dev', { site, directory });
  });
  return bundledSoon(stacks, ahead);
}

async function bundleAhead(): Promise<void> {
  const { entries } = await import('../build.ts');
  await bundlesOf(entries);
}
