import { assemblyOf, stackSources } from './kept-assembly.ts';
import { buildSite } from './site-build.ts';
import type { Assembly } from './template/assembly.ts';

/** The application's stacks of stage `dev` with its built site; both are made anew where a source has changed. */
export async function siteAssembly(): Promise<Assembly> {
  const site = await buildSite((line) => {
    console.log(line);
    // The stacks follow the site; the CDK loads while that is built.
    import('../app.ts').catch(() => undefined);
  });
  return assemblyOf('site', [...stackSources, 'dist/site'], async (directory) => {
    const { synthesize } = await import('../app.ts');
    return synthesize('dev', { site, directory });
  });
}
