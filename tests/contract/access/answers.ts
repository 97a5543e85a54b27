import type { WorldIds } from './world.ts';

//             visitor stranger owner buyer joint staff
export const everyone = '200 200 - - - -';
export const members = '401 200 - - - -';
export const loggedIn = '401 200 - - - -';
export const owners = '401 404 200 404 404 404';
export const ownersNew = '401 404 201 404 404 404';
export const ownersConflict = '401 404 409 404 404 404';
export const buyers = '401 404 404 200 404 404';
export const bothSides = '401 404 200 200 404 404';
export const nowhereForMembers = '401 404 404 404 404 404';
export const nowhere = '404 404 404 404 404 404';

/** A body that is the same for all. */
export function toFixedBody(sent: object) {
  return { body: () => sent };
}
export function toAnswerBody(name: string) {
  return {
    body: ({ [name]: value }: WorldIds) => ({ value, agrees: false }),
  };
}
export function toValueBody(name: string) {
  return {
    body: ({ [name]: value }: WorldIds) => ({ value }),
    keeps: true as const,
  };
}
export const reason = toFixedBody({ reason: 'They asked for it by phone.' });
export const reportText = 'This is not right, please look at it again.';
/** Of a joint owner who agrees; on a paper that nobody has read. */
export const consentSignature = {
  paperHash: '0'.repeat(64),
  mark: { kind: 'typed', text: 'Jo Joint' },
  intent: '2026-11-30',
  agrees: true,
};
