import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const StoryProgress = z.object({ steps: z.int(), kept: z.record(z.string(), z.string()) });
const StoredProgress = z.object({
  people: z.boolean(),
  /** Those that are written whole. */
  homes: z.array(z.string()),
  /** Those that have their package; what people did with them may follow. */
  listed: z.array(z.string()),
  /** What `getExtent` said when all of it was written. */
  written: z.string().optional(),
  /** Ids of the properties that the stories need. */
  ids: z.record(z.string(), z.string()),
  /** The steps of each story that are written, and the ids that its next steps need. */
  stories: z.record(z.string(), StoryProgress),
});
type StoredProgress = z.output<typeof StoredProgress>;
const ProgressChange = StoredProgress.partial();
type ProgressChange = z.output<typeof ProgressChange>;
const emptyProgress: StoredProgress = { people: false, homes: [], listed: [], ids: {}, stories: {} };
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

/**
 * The file has a line for each step, as writing it whole each time cost more than most steps. The last line of a start
 * that was cut off may be torn.
 */
function readStored(file: string): StoredProgress | undefined {
  if (!existsSync(file)) return undefined;
  const changes = readFileSync(file, 'utf8').split('\n').flatMap(parseChange);
  return changes.reduce<StoredProgress>(applyChange, emptyProgress);
}

function parseChange(line: string): ProgressChange[] {
  try {
    return [ProgressChange.parse(JSON.parse(line))];
  } catch {
    return [];
  }
}

const applyChange = (stored: StoredProgress, change: ProgressChange): StoredProgress => ({
  people: change.people ?? stored.people,
  written: change.written ?? stored.written,
  homes: [...stored.homes, ...(change.homes ?? [])],
  listed: [...stored.listed, ...(change.listed ?? [])],
  ids: { ...stored.ids, ...change.ids },
  stories: { ...stored.stories, ...change.stories },
});

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
  let stored = readStored(file) ?? emptyProgress;
  const homes = new Set(stored.homes);
  const listed = new Set([...stored.listed, ...homes]);
  const keep = (change: ProgressChange) => {
    appendFileSync(file, `\n${JSON.stringify(change)}`);
    const { homes: _, listed: __, ...rest } = change;
    stored = applyChange(stored, rest);
  };
  return {
    begin: () => keep({ people: false }),
    hasPeople: () => stored.people,
    notePeople: () => keep({ people: true }),
    has: (key) => homes.has(key),
    note(key) {
      homes.add(key);
      listed.add(key);
      keep({ homes: [key] });
    },
    isListed: (key) => listed.has(key),
    noteListed(key) {
      listed.add(key);
      keep({ listed: [key] });
    },
    count: () => listed.size,
    countSteps: () => listed.size + homes.size,
    findId: (key) => stored.ids[key],
    noteId: (key, id) => keep({ ids: { [key]: id } }),
    noteWritten: () => keep({ written: getExtent() }),
    getStory: (story) => stored.stories[story] ?? { steps: 0, kept: {} },
    noteStory: (story, played) => keep({ stories: { [story]: played } }),
  };
}

/** Does `work` unless an earlier start did; `name` is its key in the progress. */
export async function runOnce(progress: Progress, name: string, work: () => Promise<void>): Promise<void> {
  if (progress.getStory(name).steps > 0) return;
  await work();
  progress.noteStory(name, { steps: 1, kept: {} });
}
