import { assemblyOf, stackSources } from '../../infra/local/runtime/assembly-cache.ts';
import { bundled, bundledTogether } from '../../infra/local/runtime/bundle-cache.ts';
import type { Assembly } from '../../infra/local/template/assembly.ts';

/** The application's stacks of stage `dev` and their functions' bundles, without a built site. */
export const applicationAssembly = async (): Promise<Assembly> => bundled(await applicationStacks());

/** The same stacks with one bundle for all functions, for a cloud that runs them together. */
export const sharedAssembly = async (): Promise<Assembly> => bundledTogether(await applicationStacks());

/** The stacks alone: their functions run from source. */
export const applicationStacks = (): Promise<Assembly> =>
  assemblyOf('dev', stackSources, async (directory) => {
    const { synthesize } = await import('../../infra/app.ts');
    return synthesize('dev', { directory });
  });
