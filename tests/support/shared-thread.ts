import type { ThreadChoice } from '@gable/local-cloud';

/**
 * What remembers homes between two calls, and what fills a search cluster, whose long runs would sign the calls of
 * others; and the matching of saved searches, which a test kills alone. All others read what they decide by, and may
 * go on.
 */
const alone = /^(Search\w*|SavedSearchesOnPropertyChangedFunction|Keeper|Writer)[0-9A-F]{8}$/;

/**
 * The functions that share a thread in tests. Warm code is most of what a short test pays for; what sharing could hide,
 * a variable that only another function has, `tests/infra/bundles.test.ts` looks for.
 */
export function canShareThread(functionId: string): boolean {
  return !alone.test(functionId);
}

/** One thread for all of them. */
export const chooseTestThread: ThreadChoice = ({ id }) => (canShareThread(id) ? 'together' : undefined);
