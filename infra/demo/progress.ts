import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const Played = z.object({ steps: z.int(), kept: z.record(z.string(), z.string()) });
const Kept = z.object({
  people: z.boolean(),
  homes: z.array(z.string()),
  /** Ids of the homes that the stories need. */
  ids: z.record(z.string(), z.string()).default({}),
  /** How far each story is told, and what it has to know to go on. */
  stories: z.record(z.string(), Played).default({}),
});
type Played = z.output<typeof Played>;

/** How far the demo is written, kept beside what it wrote. */
export interface Progress {
  hasPeople(): boolean;
  notePeople(): void;
  has(key: string): boolean;
  note(key: string): void;
  count(): number;
  idOf(key: string): string | undefined;
  noteId(key: string, id: string): void;
  played(story: string): Played;
  notePlayed(story: string, played: Played): void;
}

export function openProgress(dataDir: string): Progress {
  const file = join(dataDir, 'demo.json');
  const kept = Kept.parse(
    existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { people: false, homes: [] },
  );
  const homes = new Set(kept.homes);
  const keep = () => writeFileSync(file, JSON.stringify({ ...kept, homes: [...homes] }));
  return {
    hasPeople: () => kept.people,
    notePeople() {
      kept.people = true;
      keep();
    },
    has: (key) => homes.has(key),
    note(key) {
      homes.add(key);
      keep();
    },
    count: () => homes.size,
    idOf: (key) => kept.ids[key],
    noteId(key, id) {
      kept.ids[key] = id;
      keep();
    },
    played: (story) => kept.stories[story] ?? { steps: 0, kept: {} },
    notePlayed(story, played) {
      kept.stories[story] = played;
      keep();
    },
  };
}
