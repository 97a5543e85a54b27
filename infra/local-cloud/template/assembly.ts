import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** What a CDK app synthesizes: the folder of assets and each stack's CloudFormation template. */
export interface Assembly {
  readonly directory: string;
  readonly stacks: readonly { readonly name: string; readonly template: unknown }[];
  /** The bundle of each function's entry; a function without one runs from its source. */
  readonly bundles?: Readonly<Record<string, string>>;
  /** The folder that the paths of entries start from, with `node_modules`. Default: the working directory. */
  readonly root?: string;
}

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  Metadata: z.record(z.string(), z.unknown()).default({}),
  Condition: z.string().optional(),
});

const Template = z.object({
  Resources: z.record(z.string(), Resource).default({}),
  Outputs: z
    .record(z.string(), z.object({ Value: z.unknown(), Export: z.object({ Name: z.unknown() }).optional() }))
    .default({}),
  Parameters: z.record(z.string(), z.object({ Default: z.unknown().optional() })).default({}),
  Conditions: z.record(z.string(), z.unknown()).default({}),
  Mappings: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))).default({}),
});

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().optional(),
      properties: z.object({ stackName: z.string().optional() }).optional(),
    }),
  ),
});

export type Stack = z.output<typeof Template> & { name: string; region: string };

/** The region of stacks without an explicit one. */
export const homeRegion = 'eu-west-2';
export const account = '000000000000';

/** Parses every template and finds each stack's region in the assembly's manifest. */
export function readStacks(assembly: Assembly): Stack[] {
  const regions = readRegions(assembly.directory);
  return assembly.stacks.map(({ name, template }) => ({
    ...Template.parse(template),
    name,
    region: regions.get(name) ?? homeRegion,
  }));
}

/** The folder of an asset, by its key in a bucket of deployments. */
export function findAsset(directory: string, key: string): string {
  const name = key.split('/').at(-1) ?? key;
  return join(directory, `asset.${name.replace(/\.zip$/, '')}`);
}

function readRegions(directory: string): Map<string, string> {
  const file = join(directory, 'manifest.json');
  const regions = new Map<string, string>();
  if (!existsSync(file)) return regions;
  const { artifacts } = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const [id, { type, environment, properties }] of Object.entries(artifacts)) {
    const region = environment?.split('/').at(-1);
    if (type !== 'aws:cloudformation:stack' || !region || region === 'unknown-region') continue;
    regions.set(properties?.stackName ?? id, region);
  }
  return regions;
}
