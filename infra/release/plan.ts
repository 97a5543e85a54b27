import * as z from 'zod';

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      dependencies: z.array(z.string()).default([]),
      properties: z.looseObject({ templateFile: z.string(), stackName: z.string() }).partial().optional(),
    }),
  ),
});

/** A stack of an assembly. */
export interface PlannedStack {
  /** By which CDK's command line selects it, such as `Data`. */
  readonly id: string;
  /** At CloudFormation, such as `Gable-dev-Data`. */
  readonly name: string;
  readonly templateFile: string;
  /** The ids of the stacks that are deployed before it. */
  readonly after: readonly string[];
}

/** The stacks of an assembly, from its `manifest.json`. */
export function listStacks(manifest: unknown): PlannedStack[] {
  const stacks = Object.entries(Manifest.parse(manifest).artifacts).filter(
    ([, { type }]) => type === 'aws:cloudformation:stack',
  );
  const ids = new Set(stacks.map(([id]) => id));
  return stacks.map(([id, { dependencies, properties }]) => ({
    id,
    name: properties?.stackName ?? id,
    templateFile: properties?.templateFile ?? `${id}.template.json`,
    after: dependencies.filter((dependency) => ids.has(dependency)),
  }));
}

/**
 * The order of a release: the stacks of a wave are deployed at the same time, after all waves before.
 * @throws if stacks depend on each other
 */
export function planWaves(stacks: readonly PlannedStack[]): PlannedStack[][] {
  const waves: PlannedStack[][] = [];
  const done = new Set<string>();
  while (done.size < stacks.length) {
    const wave = stacks.filter(({ id, after }) => !done.has(id) && after.every((other) => done.has(other)));
    if (wave.length === 0) throw new Error('Stacks depend on each other');
    for (const { id } of wave) done.add(id);
    waves.push(wave);
  }
  return waves;
}
