import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Assembly } from './assembly.ts';

const Artifact = z.object({
  type: z.string(),
  properties: z
    .object({
      templateFile: z.string().optional(),
      stackName: z.string().optional(),
    })
    .default({}),
});
const Manifest = z.object({ artifacts: z.record(z.string(), Artifact).default({}) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Reads what `cdk synth` wrote into a folder, such as `cdk.out`. */
export function readAssembly(directory: string): Assembly {
  const { artifacts } = Manifest.parse(readJson(join(directory, 'manifest.json')));
  const stacks = Object.entries(artifacts).flatMap(([id, { type, properties }]) => {
    const { templateFile, stackName = id } = properties;
    if (type !== 'aws:cloudformation:stack' || templateFile === undefined) return [];
    return [{ name: stackName, template: readJson(join(directory, templateFile)) }];
  });
  if (stacks.length === 0) throw new Error(`${directory} has no stacks; name the folder of one stage`);
  return { directory, stacks };
}
