import { getAssembly, stackSources } from './assembly-cache.ts';
import { bundleIntoOne } from './bundle-cache.ts';
import { buildSite } from './site-build.ts';
import type { SearchChoice } from '../../search-choice.ts';
import type { Assembly } from '../template/assembly.ts';

/** What answers the searches of a site. */
export type SearchEngineName = SearchChoice['engine'];

/**
 * The application's stacks of stage `dev` as the local cloud runs it, its built site and one bundle for all functions;
 * each is rebuilt when a source has changed.
 */
export async function loadSiteAssembly(engine: SearchEngineName = 'memory'): Promise<Assembly> {
  return bundleIntoOne(await loadSiteStacks(engine));
}

async function loadSiteStacks(engine: SearchEngineName): Promise<Assembly> {
  const site = await buildSite((line) => {
    console.log(line);
    // The stacks need the site; the CDK loads while it is built. A failed import fails again below.
    import('../../app.ts').catch(() => undefined);
  });
  return getAssembly(
    engine === 'memory' ? 'site' : `site-${engine}`,
    [...stackSources, 'dist/site'],
    async (directory) => {
      const [{ synthesize }, { createSiteStage }] = await Promise.all([
        import('../../app.ts'),
        import('../../stages.ts'),
      ]);
      return synthesize(createSiteStage(engine), { site, directory });
    },
  );
}
