import type { Assembly } from '@gable/local-cloud/template';
import * as z from 'zod';
import { getStageStacks } from '../support/assembly.ts';

const Resource = z.object({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DeletionPolicy: z.string().optional(),
  UpdatePolicy: z.record(z.string(), z.unknown()).optional(),
  Metadata: z.record(z.string(), z.unknown()).optional(),
});
const TemplateShape = z.object({ Resources: z.record(z.string(), Resource) });
export type Resource = z.output<typeof Resource>;

const read = new Map<string, Promise<Assembly>>();
/** The assembly of a stage, read once for all tests. */
export function getTemplates(stage: string): Promise<Assembly> {
  const assembly = read.get(stage) ?? getStageStacks(stage);
  read.set(stage, assembly);
  return assembly;
}

export function listResources({ stacks }: Assembly): { name: string; resources: Resource[] }[] {
  return stacks.map(({ name, template }) => ({
    name,
    resources: Object.values(TemplateShape.parse(template).Resources),
  }));
}

/** The resources of a type in all stacks, such as `AWS::SQS::Queue`. */
export function listByType(assembly: Assembly, type: string): Resource[] {
  return listResources(assembly).flatMap(({ resources }) => resources.filter(({ Type }) => Type === type));
}
