import { findOath, findSlur } from '../../../people/content-rules/domain/abuse-rules.ts';
import {
  findBankDetail,
  findContactDetails,
  findFinalPayment,
  findForeignLink,
  findMoneyRequest,
} from '../../../people/content-rules/domain/contact-rules.ts';
import { findPreference, findRefusal } from '../../../people/content-rules/domain/equality-rules.ts';
import { normalizeForRules, readWords } from '../../../people/content-rules/domain/plain-text.ts';
import { type TextSign, toUnsure } from '../../../people/content-rules/domain/sign.ts';
import type { TextFinding, TextRule } from '../../../people/content-rules/domain/text-finding.ts';
import { type ListingText, listTexts } from './listing-texts.ts';
import type { DraftData } from './listing.ts';

/** What is allowed to be said of one sale and of no other. */
type Sale = Pick<DraftData, 'auction' | 'retirement'>;

/** A rule that finds words in a text, which is normalised; an advice holds nothing. */
interface ListingTextRule {
  readonly rule: TextRule;
  readonly find: (plain: string, sale: Sale) => TextSign | undefined;
  readonly isAdvice?: true;
}

/** Of two rules with one name the stricter comes first, and a text breaks each name once. */
const listingTextRules: readonly ListingTextRule[] = [
  { rule: 'bank_details', find: findBankDetail },
  { rule: 'contact_details', find: findContactDetails },
  { rule: 'external_link', find: findForeignLink },
  { rule: 'payment_request', find: findFinalPayment },
  {
    rule: 'payment_request',
    // An auction has a reservation fee by its rules.
    find: (plain, { auction }) => (auction ? undefined : findMoneyRequest(plain)),
  },
  { rule: 'discrimination', find: (plain) => findRefusal(readWords(plain)) },
  {
    rule: 'discrimination',
    find: (plain, { retirement }) => findPreference(readWords(plain), retirement === true),
  },
  { rule: 'offensive_language', find: (plain) => findSlur(readWords(plain)) },
  { rule: 'offensive_language', find: (plain) => findOath(readWords(plain)) },
  { rule: 'capitals', find: findCapitals, isAdvice: true },
];

const minCapitalLetters = 40;
/** Text in capitals is hard to read, for screen readers too. */
function findCapitals(plain: string): TextSign | undefined {
  const letters = plain.replaceAll(/[^A-Za-z]/g, '');
  const capitals = letters.replaceAll(/[^A-Z]/g, '').length;
  return letters.length >= minCapitalLetters && capitals > letters.length * 0.6 ? toUnsure(plain) : undefined;
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

/** Words that are sure to break a rule reject the field; the others wait for staff. */
const toSeverity = ({ isAdvice }: ListingTextRule, { isSure }: TextSign): TextFinding['severity'] =>
  isAdvice ? 'advise' : isSure ? 'block' : 'review';

const findIssuesOfText = ({ text, field, step }: ListingText, data: DraftData): TextFinding[] =>
  findBrokenRules(text, data).map((issue) => ({ ...issue, field, step }));

type TextIssue = Pick<TextFinding, 'rule' | 'severity' | 'excerpt'>;

/** The issues of the texts that were read last, by all that they follow from. */
const issuesOfTexts = new Map<string, readonly TextIssue[]>();
const maxTexts = 200;

/**
 * The rules that a text breaks. They take tens of milliseconds for a description, which an owner's page, its submission
 * and each of its later changes read again: a text that was read before is not read anew.
 */
function findBrokenRules(text: string, data: DraftData): readonly TextIssue[] {
  const key = JSON.stringify([text, data.auction === true, data.retirement === true]);
  const issues = issuesOfTexts.get(key) ?? readText(text, data);
  issuesOfTexts.delete(key);
  issuesOfTexts.set(key, issues);
  const [oldest = key] = issuesOfTexts.keys();
  if (issuesOfTexts.size > maxTexts) issuesOfTexts.delete(oldest);
  return issues;
}

function readText(text: string, { auction, retirement }: DraftData): readonly TextIssue[] {
  const plain = normalizeForRules(text);
  return listingTextRules.flatMap((rule) => {
    const sign = rule.find(plain, { auction, retirement });
    return sign
      ? [{ rule: rule.rule, severity: toSeverity(rule, sign), excerpt: toExcerpt(sign.words) }]
      : [];
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

/** What staff read the words for. They can mean well, so that these texts say nothing against their writer. */
const reviewTexts: Readonly<Record<TextRule, string>> = {
  contact_details: 'It could be a way to reach you. If it’s a reference or a name, leave it as it is.',
  external_link: 'It could be a link. If a space is missing after a full stop, add it.',
  bank_details: 'It could be a bank detail. If it isn’t, leave it as it is.',
  payment_request: 'It could ask buyers for money, which goes through solicitors.',
  discrimination:
    'It could be read in more than one way. Leave it as it is, or describe the home in other words.',
  offensive_language: 'Some readers may not like it.',
  capitals: '',
};

/** The advice for a seller next to the field. */
export function toAdvice({ rule, severity, excerpt }: TextFinding): string {
  if (severity === 'advise') return textAdvice[rule];
  if (severity === 'review') return `Our team will read “${excerpt}”. ${reviewTexts[rule]}`;
  return `Take out “${excerpt}”. ${textAdvice[rule]}`;
}
