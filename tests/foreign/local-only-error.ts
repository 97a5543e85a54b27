/** A test used what only the local cloud has, such as its clock; the emulator leaves the test out. */
export class LocalOnlyError extends Error {
  override readonly name = 'LocalOnlyError';

  constructor(door: string) {
    super(`${door} is a door of the local cloud`);
  }
}
