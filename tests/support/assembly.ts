import { assemblyOf, stackSources } from '../../infra/local/kept-assembly.ts';
import type { Assembly } from '../../infra/local/template/assembly.ts';

/** The application's stacks of stage `dev`, without a built site. */
export const applicationAssembly = (): Promise<Assembly> =>
  assemblyOf('dev', stackSources, async (directory) => {
    const { synthesize } = await import('../../infra/app.ts');
    return synthesize('dev', { directory });
  });
