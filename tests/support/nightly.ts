/** Set for CI's run at night, which tries chance longer than a run before a commit can. */
export const isNightly = process.env['GABLE_NIGHTLY'] === '1';

/** How often a test of chance is run: a few times with every build, many times at night. */
export function countRuns(usual: number, atNight: number): number {
  return isNightly ? atNight : usual;
}
