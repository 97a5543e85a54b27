import type { Assembly } from '@gable/local-cloud/template';
import { stop } from 'esbuild';
import type { SearchChoice } from '../../search-choice.ts';
import { getAssembly, listStackSources } from './assembly-cache.ts';
import { bundleIntoOne } from './shared-bundle-cache.ts';
import { buildSite, findBuiltSite, siteParts } from './site-build.ts';

/** What answers the searches of a site. */
export type SearchEngineName = SearchChoice['engine'];

/**
 * The application's stacks of stage `dev` as the local cloud runs it, its built site and one bundle for all functions;
 * each is rebuilt when a source has changed.
 */
export async function loadSiteAssembly(
  engine: SearchEngineName = 'memory',
  options: SiteOptions = {},
): Promise<Assembly> {
  const assembly = await bundleIntoOne(await loadSiteStacks(engine, options));
  // esbuild's program keeps all that it read, up to 180 MB. Nothing is being built by now; the next build starts another.
  await stop();
  return assembly;
}

export interface SiteOptions {
  /** Whether pages are served from their sources, so that any build of the site will do. */
  readonly isLive?: boolean;
}

export async function loadSiteStacks(
  engine: SearchEngineName,
  { isLive = false }: SiteOptions = {},
): Promise<Assembly> {
  const prepare = (line: string) => {
    console.log(line);
    // The stacks need the site; the CDK loads while it is built. A failed import fails again below.
    import('../../app.ts').catch(() => undefined);
  };
  const site = (isLive ? findBuiltSite() : undefined) ?? (await buildSite(prepare));
  return getAssembly(
    engine === 'memory' ? 'site' : `site-${engine}`,
    async () => [...(await listStackSources()), siteParts],
    async (directory) => {
      const [{ synthesize }, { createSiteStage }] = await Promise.all([
        import('../../app.ts'),
        import('../../stages.ts'),
      ]);
      return synthesize(createSiteStage(engine), { site, directory });
    },
  );
}
