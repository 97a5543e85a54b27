import type { DraftData } from './listing.ts';
import {
  findBankDetails,
  findContactDetails,
  findFinalPayment,
  findForeignLink,
  findMoneyRequest,
} from '../../content-rules/domain/contact-rules.ts';
import {
  findOath,
  findPreference,
  findRefusal,
  findSlur,
} from '../../content-rules/domain/equality-rules.ts';
import { type ListingText, listTexts } from './listing-texts.ts';
import { normalizeForRules } from '../../content-rules/domain/plain-text.ts';
import type { TextFinding, TextRule } from '../../content-rules/domain/text-finding.ts';

type FindIssue = (plain: string, data: DraftData) => string | undefined;
interface ListingTextRule extends Pick<TextFinding, 'rule' | 'severity'> {
  readonly find: FindIssue;
}

/** Of two rules with one name the stricter comes first, and a text breaks each name once. */
const listingTextRules: readonly ListingTextRule[] = [
  { rule: 'bank_details', severity: 'block', find: findBankDetails },
  { rule: 'contact_details', severity: 'block', find: findContactDetails },
  { rule: 'external_link', severity: 'block', find: findForeignLink },
  { rule: 'payment_request', severity: 'block', find: findFinalPayment },
  {
    rule: 'payment_request',
    severity: 'review',
    // An auction has a reservation fee by its rules.
    find: (plain, { auction }) => (auction ? undefined : findMoneyRequest(plain)),
  },
  { rule: 'discrimination', severity: 'block', find: findRefusal },
  {
    rule: 'discrimination',
    severity: 'review',
    find: (plain, { retirement }) => findPreference(plain, retirement === true),
  },
  { rule: 'offensive_language', severity: 'block', find: findSlur },
  { rule: 'offensive_language', severity: 'review', find: findOath },
  { rule: 'capitals', severity: 'advise', find: findCapitals },
];

const minCapitalLetters = 40;
/** Text in capitals is hard to read, for screen readers too. */
function findCapitals(plain: string): string | undefined {
  const letters = plain.replaceAll(/[^A-Za-z]/g, '');
  const capitals = letters.replaceAll(/[^A-Z]/g, '').length;
  return letters.length >= minCapitalLetters && capitals > letters.length * 0.6 ? plain : undefined;
}

const maxExcerptLength = 80;
const toExcerpt = (found: string): string =>
  found.length > maxExcerptLength ? `${found.slice(0, maxExcerptLength - 1)}…` : found;

/** The findings in all texts of a listing, in the order of the wizard. */
export function findTextIssues(data: DraftData): TextFinding[] {
  const found = new Map<string, TextFinding>();
  for (const text of listTexts(data))
    for (const finding of findIssuesOfText(text, data)) {
      const key = `${finding.field} ${finding.rule}`;
      if (!found.has(key)) found.set(key, finding);
    }
  return [...found.values()];
}

function findIssuesOfText({ text, field, step }: ListingText, data: DraftData): TextFinding[] {
  const plain = normalizeForRules(text);
  return listingTextRules.flatMap(({ rule, severity, find }) => {
    const excerpt = find(plain, data);
    return excerpt === undefined ? [] : [{ rule, severity, field, step, excerpt: toExcerpt(excerpt) }];
  });
}

const textAdvice: Readonly<Record<TextRule, string>> = {
  contact_details:
    'Buyers message you here, so leave phone numbers, emails and social profiles out of your listing.',
  external_link: 'A listing can’t link to other sites.',
  bank_details: 'Bank details never belong in a listing. The money of a sale goes through solicitors.',
  payment_request: 'A listing can’t ask buyers for money. Any money goes through solicitors.',
  discrimination:
    'This can read as if some people may not buy the home, which the Equality Act doesn’t allow. Describe the home instead.',
  offensive_language: 'This can offend the people who read it.',
  capitals: 'Write in small letters. Text in capitals is hard to read.',
};

/** The advice for a seller next to the field. */
export function toAdvice({ rule, severity, excerpt }: TextFinding): string {
  return severity === 'advise' ? textAdvice[rule] : `Take out “${excerpt}”. ${textAdvice[rule]}`;
}
