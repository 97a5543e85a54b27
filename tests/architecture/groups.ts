import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { functionFiles, type Import, importsOf } from './sources.ts';

const Exception = z.object({ module: z.string(), groups: z.array(z.string()), reason: z.string().min(20) });

const Groups = z.object({
  /** The groups by their families. Each may import those before it. */
  families: z.record(z.string(), z.array(z.string())),
  /** Modules that change rows of their group, for commands and doors of other groups. */
  crossingWrites: z.array(Exception),
  /** Modules that adapters of other groups import although they are no domain. */
  adapterUses: z.array(Exception),
});

const listed = Groups.parse(JSON.parse(readFileSync('functions/groups.json', 'utf8')));
export const groups = { ...listed, order: Object.values(listed.families).flat() };

const familyOfGroup = new Map(
  Object.entries(groups.families).flatMap(([family, names]) => names.map((name) => [name, family] as const)),
);

/** The folder of a group, as a path from the root. */
export function toGroupFolder(group: string): string {
  return `functions/${familyOfGroup.get(group)}/${group}`;
}

/** The folder in a family of `functions/` that a file is in. */
export function groupOf(file: string): string {
  return file.split('/')[2] ?? '';
}

const isOfGroup = (file: string): boolean => groups.order.includes(groupOf(file));

/** The sources of all groups. */
export function listGroupFiles(): readonly string[] {
  return functionFiles().filter(isOfGroup);
}

/** The imports of one group from another. */
export function listGroupImports(): readonly Import[] {
  return listGroupFiles()
    .flatMap(importsOf)
    .filter(({ from, to }) => isOfGroup(to) && groupOf(from) !== groupOf(to));
}

/** Whether a group imports one that comes after it. */
export function isUpward({ from, to }: Import): boolean {
  return groups.order.indexOf(groupOf(to)) > groups.order.indexOf(groupOf(from));
}

/** The groups that import themselves by way of others. */
export function listGroupsInCircles(imports: readonly Pick<Import, 'from' | 'to'>[]): readonly string[] {
  const direct = Map.groupBy(imports, ({ from }) => groupOf(from));
  const reach = (group: string, seen = new Set<string>()): ReadonlySet<string> => {
    for (const { to } of direct.get(group) ?? []) {
      const next = groupOf(to);
      if (!seen.has(next)) reach(next, seen.add(next));
    }
    return seen;
  };
  return [...direct.keys()].filter((group) => reach(group).has(group));
}
