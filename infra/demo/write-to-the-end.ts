import { setTimeout } from 'node:timers/promises';

const resumeMs = 5_000;
const maxIdleTries = 5;

/** What a demo is written with. */
interface Writing {
  readonly write: () => Promise<void>;
  /** How many steps are written. */
  readonly count: () => number;
  readonly say: (line: string) => void;
  readonly pauseMs?: number;
}

/**
 * Writes on where it stopped, as another start would. @throws what stops it when five tries in turn get no step further
 */
export async function writeToTheEnd({ write, count, say, pauseMs = resumeMs }: Writing): Promise<void> {
  for (let idleTries = 0; ;) {
    const before = count();
    try {
      return await write();
    } catch (error) {
      idleTries = count() > before ? 0 : idleTries + 1;
      if (idleTries >= maxIdleTries) throw error;
      say(`the demo goes on in a moment: ${error instanceof Error ? error.message : String(error)}`);
      await setTimeout(pauseMs);
    }
  }
}
