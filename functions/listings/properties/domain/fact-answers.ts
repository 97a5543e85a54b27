import type { KeyFactName } from './key-fact-table.ts';

/** Facts that the seller does not know, beside their answers to others. */
interface UnknownFacts {
  readonly notKnown?: readonly KeyFactName[] | undefined;
}

/** What buyers read where the seller said that they don’t know; a fact without a word was not answered. */
export const sellerDoesNotKnow = 'The seller doesn’t know';

export function isNotKnown(name: KeyFactName, { notKnown = [] }: UnknownFacts): boolean {
  return notKnown.includes(name);
}

/** Whether the seller has said something to a fact, be it that they don’t know. */
export function isAnswered(
  name: KeyFactName,
  facts: UnknownFacts & Readonly<Partial<Record<KeyFactName, unknown>>>,
): boolean {
  return facts[name] !== undefined || isNotKnown(name, facts);
}
