import * as z from 'zod';

/** Whether a register has an answer: it can lack one, not cover the nation, or not be reachable now. */
export const RecordStatus = z.enum(['found', 'none', 'not_covered', 'unavailable']);
export type RecordStatus = z.output<typeof RecordStatus>;

/** A register that does not answer now. */
export class RegisterUnavailableError extends Error {
  override readonly name = 'RegisterUnavailable';
}

/** What a register says, or that it does not answer. Other errors pass. */
export async function toUnavailableOnError<T>(
  load: () => Promise<T>,
): Promise<T | { status: 'unavailable' }> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof RegisterUnavailableError) return { status: 'unavailable' };
    throw error;
  }
}
