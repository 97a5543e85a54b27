import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Iam } from '../../infra/local-cloud/aws/iam/index.ts';
import { cleanups } from './cleanups.ts';

/** Names the folder for what each cloud of a run has granted and needed; unset, nothing is written. */
export const grantsVariable = 'GABLE_GRANTS';

/** That folder in a run of `npm test`. */
export const recordedGrants = 'test-results/grants';

let clouds = 0;

/** Writes the grants of a cloud, with what was used of them, after each file. */
export function recordGrants({ iam }: { readonly iam: Pick<Iam, 'listGrants'> }): void {
  const folder = process.env[grantsVariable];
  if (folder === undefined) return;
  clouds += 1;
  const file = join(folder, `${process.pid}-${clouds}.json`);
  cleanups.add(async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, JSON.stringify(iam.listGrants()));
  });
}

const Patterns = z.array(z.object({ text: z.string(), used: z.boolean() }));
const Grants = z.array(z.object({ functionId: z.string(), actions: Patterns, resources: Patterns }));
type Grants = z.output<typeof Grants>;

/** An action or a resource that a statement of a function names. */
export interface GrantedPart {
  readonly functionId: string;
  /** The statement: its actions and resources. */
  readonly statement: string;
  readonly part: string;
  readonly used: boolean;
}

/** The grants of the clouds of the last run; empty where no grant was recorded. */
export function readGrants(folder: string): Grants[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) =>
    Grants.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
}

/** Every action and resource of the statements, used if one of the clouds needed it. */
export function mergeGrants(clouds: readonly Grants[]): GrantedPart[] {
  const merged = new Map<string, GrantedPart>();
  for (const { functionId, actions, resources } of clouds.flat()) {
    const statement = [actions, resources]
      .map((parts) => parts.map(({ text }) => text).join(', '))
      .join(' on ');
    for (const { text: part, used } of [...actions, ...resources]) {
      const key = [functionId, statement, part].join('\n');
      merged.set(key, { functionId, statement, part, used: used || merged.get(key)?.used === true });
    }
  }
  return [...merged.values()];
}
