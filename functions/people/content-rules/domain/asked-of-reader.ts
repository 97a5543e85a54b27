/** Who pays or sends where it is not the reader. */
const otherPersons =
  /^(?:i|i'm|i'd|i'll|i've|im|ive|we|we're|we'd|we'll|we've|they|they'd|they'll|they're|he|he'd|he'll|she|she'd|she'll|who|nobody|everyone|residents|tenants?|leaseholders|neighbours|landlords?|owners|parents|partner|wife|husband|mum|dad|bank|builders?|previous|people|most|some|both|buyer|solicitors?|conveyancers?|lawyers?|lenders?|insurers?|insurance|council|company|developer|broker|happy|willing|prepared|able|keen|glad)$/;
const readers =
  /^(?:you|you'd|you'll|u|your|yourself|please|pls|plz|kindly|must|buyers|viewers|purchasers|applicants|bidders|interested|just|simply|whoever|anyone|first)$/;
/** Words before a verb that say nothing of who does it. */
const maxWordsBefore = 12;

/** "Our buyers" are not the reader. */
const otherBuyers = /\b(?:our|my|their|previous|last|other|the other) (?:buyers|viewers|purchasers)\b/gi;

/** Who is to do what a verb means: the nearest person before it. */
function findPerson(words: readonly string[]): 'reader' | 'other' | undefined {
  for (const word of words.slice(-maxWordsBefore).toReversed()) {
    if (readers.test(word)) return 'reader';
    if (otherPersons.test(word)) return isDesire(words, word) ? 'reader' : 'other';
  }
  return undefined;
}
/** "I want the deposit sent": a wish of the writer's is a request. */
const isDesire = (words: readonly string[], person: string): boolean =>
  person.startsWith('i') &&
  /\b(?:i|i'd) (?:want|need|require|insist|expect|like) (?:the|a|your|some)\b/.test(
    words.slice(-5).join(' '),
  );

function readBefore(sentence: string, index: number): string {
  return sentence
    .slice(Math.max(0, index - 120), index)
    .toLowerCase()
    .replaceAll(otherBuyers, 'they')
    .replace(/\b(?:us|me) to $/, 'we ');
}
const listWords = (text: string): readonly string[] => text.match(/[\p{L}']+/gu) ?? [];

/** Whether the reader is to do what the verb means: the nearest person before it is the reader, or no person is. */
export function isAskedOfReader(sentence: string, index: number): boolean {
  return findPerson(listWords(readBefore(sentence, index))) !== 'other';
}

/** An order, at the start of a clause. */
const clauseStart = /(?:^|[,:;(\n-])\W*(?:(?:and|so|then|but|just|please|pls|simply|now|or|kindly) )*$/;
/** "The firm should send me", where "for your safety send me" is an order. */
const behindHelper = /\b(?:will|would|should|can|could|must|may|might|did|does|do)(?: \p{L}+)? $/iu;

/** "Skip the solicitors and pay me": an order that goes on behind its object. */
const secondOrder =
  /^\W*(?:please |just |so )?(?:save|skip|forget|avoid|leave|drop|cut|come|book|ring|view|go|do|make|take|let)\b.* (?:and|then) $/;

/** Whether the words before a verb are sure to ask the reader for it: the verb is an order, or the reader is named. */
export function isOrderToReader(sentence: string, index: number): boolean {
  const before = readBefore(sentence, index);
  if (clauseStart.test(before)) return true;
  const clause = before.split(/[,:;(]|\s-\s/).at(-1) ?? '';
  if (secondOrder.test(clause)) return true;
  const person = findPerson(listWords(clause));
  return person === 'reader' || (person === undefined && !behindHelper.test(clause));
}
