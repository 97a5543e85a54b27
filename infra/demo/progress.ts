import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const StoryProgress = z.object({ steps: z.int(), kept: z.record(z.string(), z.string()) });
const StoredProgress = z.object({
  people: z.boolean(),
  /** Those that are written whole. */
  homes: z.array(z.string()),
  /** Those that have their package; what people did with them may follow. */
  listed: z.array(z.string()).default([]),
  /** What `getExtent` said when all of it was written. */
  written: z.string().optional(),
  /** Ids of the properties that the stories need. */
  ids: z.record(z.string(), z.string()).default({}),
  /** The steps of each story that are written, and the ids that its next steps need. */
  stories: z.record(z.string(), StoryProgress).default({}),
});
type StoryProgress = z.output<typeof StoryProgress>;

/** How far the demo is written; stored in the data folder. */
export interface Progress {
  /** Notes that the first person is about to register. */
  begin(): void;
  hasPeople(): boolean;
  notePeople(): void;
  has(key: string): boolean;
  note(key: string): void;
  isListed(key: string): boolean;
  noteListed(key: string): void;
  /** How many homes are listed. */
  count(): number;
  /** Grows with each home that is listed or written whole. */
  countSteps(): number;
  findId(key: string): string | undefined;
  noteId(key: string, id: string): void;
  /** Notes that all of it is written. */
  noteWritten(): void;
  getStory(story: string): StoryProgress;
  noteStory(story: string, getStory: StoryProgress): void;
}

const toFile = (dataDir: string): string => join(dataDir, 'demo.json');

const readStored = (file: string) =>
  existsSync(file) ? StoredProgress.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

/** Whether an earlier start was cut off while people registered. */
export function hasOnlyBegun(dataDir: string): boolean {
  return readStored(toFile(dataDir))?.people === false;
}

/** How many homes a demo is to have. */
const getExtent = (): string => process.env['GABLE_DEMO_HOMES'] ?? 'all';

/** Whether all of it was written, so that a start need not load what writes it. */
export const isWritten = (dataDir: string): boolean => readStored(toFile(dataDir))?.written === getExtent();

export function openProgress(dataDir: string): Progress {
  const file = toFile(dataDir);
  const kept = readStored(file) ?? StoredProgress.parse({ people: false, homes: [] });
  const homes = new Set(kept.homes);
  const listed = new Set([...kept.listed, ...homes]);
  const keep = () => writeFileSync(file, JSON.stringify({ ...kept, homes: [...homes], listed: [...listed] }));
  return {
    begin: keep,
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
    isListed: (key) => listed.has(key),
    noteListed(key) {
      listed.add(key);
      keep();
    },
    count: () => listed.size,
    countSteps: () => listed.size + homes.size,
    findId: (key) => kept.ids[key],
    noteId(key, id) {
      kept.ids[key] = id;
      keep();
    },
    noteWritten() {
      kept.written = getExtent();
      keep();
    },
    getStory: (story) => kept.stories[story] ?? { steps: 0, kept: {} },
    noteStory(story, played) {
      kept.stories[story] = played;
      keep();
    },
  };
}
