import { type PlannedStack, listStacks, planWaves } from './plan.ts';
import { digestReferences, listReferences, type Outputs } from './stack-outputs.ts';

/** What a release asks of CDK's command line. */
export interface CdkCommands {
  /** Synthesizes the stage with digests of its references by the stack's name; returns the parsed files. */
  readonly synthesize: (digests: Readonly<Record<string, string>>) => Promise<SynthesizedStage>;
  /** Deploys stacks of the latest synthesis and returns their outputs, of unchanged ones as well. */
  readonly deploy: (ids: readonly string[]) => Promise<Outputs>;
}

export interface SynthesizedStage {
  readonly manifest: unknown;
  readonly readTemplate: (file: string) => unknown;
}

/**
 * Deploys a stage wave by wave. Each wave is synthesized with digests of the outputs that it takes from the waves
 * before, because the command line skips a stack whose template is the same, although a value behind a reference of
 * it has changed. Returns the outputs of all stacks.
 */
export async function releaseStage({ synthesize, deploy }: CdkCommands): Promise<Outputs> {
  const digests: Record<string, string> = {};
  const outputs: Outputs = {};
  const first = await synthesize({});
  for (const wave of planWaves(listStacks(first.manifest))) {
    const found = digestWave(wave, first, outputs);
    if (Object.keys(found).length > 0) await synthesize(Object.assign(digests, found));
    Object.assign(outputs, await deploy(wave.map(({ id }) => id)));
  }
  return outputs;
}

/** The digests of a wave by the stack's name; a stack without references has no digest. */
function digestWave(
  wave: readonly PlannedStack[],
  { readTemplate }: SynthesizedStage,
  outputs: Outputs,
): Record<string, string> {
  return Object.fromEntries(
    wave.flatMap(({ name, templateFile }) => {
      const digest = digestReferences(listReferences(readTemplate(templateFile)), outputs);
      return digest === undefined ? [] : [[name, digest]];
    }),
  );
}
