import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** How far the demo is written, kept beside what it wrote. */
export interface Progress {
  hasPeople(): boolean;
  notePeople(): void;
  has(key: string): boolean;
  note(key: string): void;
  count(): number;
}

const Kept = z.object({ people: z.boolean(), homes: z.array(z.string()) });

export function openProgress(dataDir: string): Progress {
  const file = join(dataDir, 'demo.json');
  const kept = existsSync(file)
    ? Kept.parse(JSON.parse(readFileSync(file, 'utf8')))
    : { people: false, homes: [] };
  const homes = new Set(kept.homes);
  let { people } = kept;
  const keep = () => writeFileSync(file, JSON.stringify({ people, homes: [...homes] }));
  return {
    hasPeople: () => people,
    notePeople() {
      people = true;
      keep();
    },
    has: (key) => homes.has(key),
    note(key) {
      homes.add(key);
      keep();
    },
    count: () => homes.size,
  };
}
