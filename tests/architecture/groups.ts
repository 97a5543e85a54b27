import { readFileSync } from 'node:fs';
import * as z from 'zod';

const Groups = z.object({
  /** Each group may import those before it. */
  order: z.array(z.string()),
  /** Modules that change rows of their group in the transactions of other groups. */
  crossingWrites: z.array(
    z.object({ module: z.string(), groups: z.array(z.string()), reason: z.string().min(20) }),
  ),
});

export const groups = Groups.parse(JSON.parse(readFileSync('functions/groups.json', 'utf8')));
