import type { Assembly } from '@gable/local-cloud/template';
import { getAssembly, listStackSources } from '../../infra/local/build/assembly-cache.ts';
import { bundleFunctions } from '../../infra/local/build/bundle-cache.ts';
import { bundleIntoOne } from '../../infra/local/build/shared-bundle-cache.ts';
import { localCluster } from '../../infra/search-choice.ts';
import { createLocalStage, type Stage, getStage } from '../../infra/stages.ts';

/** The application's stacks of stage `dev` as the local cloud runs it, and their functions' bundles, without a built site. */
export async function getApplicationAssembly(): Promise<Assembly> {
  return bundleFunctions(await getApplicationStacks());
}

/** The same stacks with one bundle for all functions, for a cloud that runs them together. */
export async function getSharedAssembly(): Promise<Assembly> {
  return bundleIntoOne(await getApplicationStacks());
}

/** The same with searches that a cluster alone answers, so that no test passes by the index in memory. */
export async function getClusterAssembly(): Promise<Assembly> {
  return bundleIntoOne(await getClusterStacks());
}

/** The same with each function's own bundle. */
export async function getClusterAloneAssembly(): Promise<Assembly> {
  return bundleFunctions(await getClusterStacks());
}

function getClusterStacks(): Promise<Assembly> {
  const search = { engine: 'opensearch', cluster: localCluster, fallback: 'none' } as const;
  return getVariantStacks('local-opensearch', { ...createLocalStage(), search });
}

/** The stacks alone: their functions run from source. */
export function getApplicationStacks(): Promise<Assembly> {
  return getVariantStacks('local', createLocalStage());
}

/**
 * The stacks of a stage, synthesized once for each state of their sources. Production's are checked as in a deployment;
 * what fails its checks throws each time.
 */
export function getStageStacks(stage: string): Promise<Assembly> {
  return getVariantStacks(stage, getStage(stage));
}

/** The stacks of a variant of a stage, kept by a name of its own; `checked` as for production's. */
export function getVariantStacks(
  name: string,
  stage: Stage,
  { checked = name === 'prod' } = {},
): Promise<Assembly> {
  return getAssembly(name, listStackSources, async (directory) => {
    const { synthesize } = await import('../../infra/app.ts');
    return synthesize(stage, { directory, checked });
  });
}
