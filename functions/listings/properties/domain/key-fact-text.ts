import { isNotKnown, sellerDoesNotKnow } from './fact-answers.ts';
import { type KeyFactName, keyFactTable, listAskedFacts } from './key-fact-table.ts';
import type { KeyFactEntry, KeyFactGroup } from './key-fact.ts';
import type { PropertyPage } from './views.ts';

type Facts = PropertyPage['keyFacts'];

/** A seller's answer in words, such as `Gas central heating, wood burner`; undefined without one. */
export function formatKeyFact(name: KeyFactName, facts: Facts): string | undefined {
  if (facts[name] === undefined) return isNotKnown(name, facts) ? sellerDoesNotKnow : undefined;
  const fact: KeyFactEntry = keyFactTable[name];
  const answer = facts[name];
  switch (fact.answer) {
    case 'several':
      return Array.isArray(answer) ? formatCodes(answer, fact.options) || fact.ifEmpty : undefined;
    case 'one':
      return typeof answer === 'string' ? fact.options[answer] : undefined;
    case 'yes_no':
      return answer === undefined ? undefined : answer === true ? fact.yes : fact.no;
    case 'text':
      return typeof answer === 'string' ? answer : undefined;
  }
}

function formatCodes(codes: readonly string[], options: Readonly<Record<string, string>>): string {
  const [first, ...rest] = codes.map((code) => options[code] ?? code);
  return [first, ...rest.map(lowerFirst)].filter(Boolean).join(', ');
}

/** Lower-cases the first letter for use within a sentence. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The facts of groups as lines of the page. */
export function listKeyFactLines(groups: readonly KeyFactGroup[], facts: Facts) {
  return groups
    .flatMap((group) => listAskedFacts(group, facts))
    .map((name) => ({ label: keyFactTable[name].label, value: formatKeyFact(name, facts) }));
}
