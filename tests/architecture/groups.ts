import { readFileSync } from 'node:fs';
import * as z from 'zod';

const Exception = z.object({ module: z.string(), groups: z.array(z.string()), reason: z.string().min(20) });

const Groups = z.object({
  /** Each group may import those before it. */
  order: z.array(z.string()),
  /** Modules that change rows of their group, for commands and doors of other groups. */
  crossingWrites: z.array(Exception),
  /** Modules that adapters of other groups import although they are no domain. */
  adapterUses: z.array(Exception),
});

export const groups = Groups.parse(JSON.parse(readFileSync('functions/groups.json', 'utf8')));
