import { type Progress, runOnce } from '../progress.ts';
import { ignoreConflict } from '../site.ts';

/** Takes a step of the desk once; a start that was cut off before it was noted left a conflict. */
export async function takeStep(
  progress: Progress,
  name: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await runOnce(progress, `desk: ${name}`, async () => void (await ignoreConflict(work())));
}

/** The id of what a step made, which an earlier start may have noted. */
export async function makeOnce(
  progress: Progress,
  name: string,
  make: () => Promise<string>,
): Promise<string> {
  const key = `desk ${name}`;
  const found = progress.findId(key);
  if (found !== undefined) return found;
  const id = await make();
  progress.noteId(key, id);
  return id;
}
