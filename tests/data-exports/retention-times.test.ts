import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { documentDays } from '../../functions/deals/buyer-checks/domain/validity.ts';
import { chainInvitationDays } from '../../functions/deals/chains/domain/chain.ts';
import { log } from '../../functions/kernel/observability/log.ts';
import { dayMs } from '../../functions/kernel/time.ts';
import { toCheckDay, unusedDays } from '../../functions/listings/properties/adapters/image-repository.ts';
import { receiptKeptDays } from '../../functions/money/payments/domain/receipt.ts';
import { exportDays } from '../../functions/reach/data-exports/domain/data-export.ts';
import { type RetentionTopic, retentionRules } from '../../functions/reach/data-exports/domain/retention.ts';
import { browserEntries } from '../../functions/reach/site-pages/domain/policies/browser-entries.ts';
import { voucherTerms } from '../../functions/reach/site-pages/domain/policies/voucher-terms.ts';
import { deliveryDays } from '../../functions/reach/webhooks/domain/webhook-delivery.ts';
import { keptDays } from '../../web/lib/kept/kept-rules.ts';
import { formatWeeks, formatYears, spell } from './figures.ts';
import {
  at,
  countAnswerDays,
  countApplicationYears,
  countConsentDays,
  countDaysOfSecondMail,
  countEmailedHomeDays,
  countInvitationDays,
  countKnownNetworkDays,
  countLinkMinutes,
  countMatchDays,
  countNotificationDays,
  countPendingSearchDays,
  countReferralDays,
  countRemovedMessageDays,
  countOrganisationInvitationDays,
  countShortlistDays,
  countSentMailDays,
  countSignatureYears,
  countSuppressionDays,
  countTicketYears,
  countTraceDays,
  countViewedHomeDays,
  noon,
} from './kept-days.ts';

beforeAll(() => {
  vi.stubEnv('MEDIA_BUCKET', 'media');
  vi.stubEnv('AWS_REGION', 'eu-west-2');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.spyOn(log, 'info').mockReturnValue();
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const fields = ['why', 'long', 'after'] as const;
type Field = (typeof fields)[number];
/** A time in the table, in the words that its mechanism's figure gives. */
interface KeptTime {
  readonly topic: RetentionTopic;
  readonly field: Field;
  readonly figure: () => number | Promise<number>;
  readonly words: (figure: number) => string;
}
const promise = (
  topic: RetentionTopic,
  field: Field,
  figure: KeptTime['figure'],
  words: KeptTime['words'],
): KeptTime => ({ topic, field, figure, words });

const countUnusedDays = () => unusedDays;
const countDocumentDays = () => documentDays;
const countReceiptDays = () => receiptKeptDays;
const countDecidedYears = () => countApplicationYears(at);
const keptTimes: readonly KeptTime[] = [
  promise('profile', 'after', countUnusedDays, (days) => `the picture within another ${formatWeeks(days)}`),
  promise('listings', 'long', countUnusedDays, (days) => `Files that nothing uses go after ${days} days`),
  promise('listings', 'after', countUnusedDays, (days) => `files within another ${formatWeeks(days)}`),
  promise('joint_owners', 'long', countInvitationDays, (days) => `goes ${days} days after it was sent`),
  promise(
    'favourites',
    'long',
    () => countEmailedHomeDays(at),
    (days) => `the home is sold or for ${days} days`,
  ),
  promise(
    'favourites',
    'long',
    () => countEmailedHomeDays(undefined),
    (days) => `is not confirmed for ${days} days`,
  ),
  promise('shortlists', 'long', countShortlistDays, (days) => `goes ${days} days after it was sent`),
  promise(
    'organisations',
    'long',
    countOrganisationInvitationDays,
    (days) => `goes ${days} days after it was sent`,
  ),
  promise('saved_searches', 'long', countMatchDays, (days) => `what they found for ${days} days`),
  promise('saved_searches', 'long', countPendingSearchDays, (days) => `is not confirmed for ${days} days`),
  promise(
    'webhooks',
    'long',
    () => deliveryDays,
    (days) => `what was sent for ${days} days`,
  ),
  promise('messages', 'long', countRemovedMessageDays, (days) => `its words for ${days} days`),
  promise('messages', 'long', countUnusedDays, (days) => `its files for ${days}`),
  promise('response_times', 'long', countAnswerDays, (days) => `${days} days`),
  promise('response_times', 'after', countAnswerDays, (days) => `until the ${days} days are over`),
  promise('documents', 'why', countLinkMinutes, (minutes) => `work for ${spell(minutes)} minutes`),
  promise('documents', 'long', countUnusedDays, (days) => `a ${formatWeeks(days)} after it ends`),
  promise('documents', 'after', countUnusedDays, (days) => `Within a ${formatWeeks(days)}`),
  promise('buyer_checks', 'long', countDocumentDays, (days) => `Documents ${days} days after our decision`),
  promise('buyer_checks', 'long', countUnusedDays, (days) => `a ${formatWeeks(days)} at most when you`),
  promise('buyer_checks', 'after', countUnusedDays, (days) => `documents within a ${formatWeeks(days)}`),
  promise('payments', 'long', countReceiptDays, (days) => `Receipts for ${formatYears(days)}`),
  promise('payments', 'after', countReceiptDays, (days) => `for ${formatYears(days)} from their date`),
  promise('notifications', 'long', countNotificationDays, (days) => `Notifications for ${formatYears(days)}`),
  promise('notifications', 'long', countSentMailDays, (days) => `the list of sent mails for ${days} days`),
  promise('notifications', 'after', countSentMailDays, (days) => `in a list for ${days} days`),
  promise('notifications', 'long', countSuppressionDays, (days) => `your address for ${formatYears(days)}`),
  promise('notifications', 'after', countSuppressionDays, (days) => `no mails for ${formatYears(days)}`),
  promise('notices_to_others', 'long', countNotificationDays, formatYears),
  promise('referrals', 'why', countReferralDays, (days) => `in your browser for ${days} days`),
  promise('tickets', 'long', countTicketYears('other'), (years) => `${spell(years)} years after`),
  promise('tickets', 'long', countTicketYears('complaint'), (years) => `complaints for ${spell(years)}`),
  promise('applications', 'long', countDecidedYears, (years) => `${spell(years)} years after our answer`),
  promise('consents', 'after', countConsentDays, (days) => `For ${formatYears(days)}`),
  promise(
    'exports',
    'long',
    () => exportDays,
    (days) => `${days} days`,
  ),
  promise(
    'chains',
    'long',
    () => chainInvitationDays,
    (days) => `a link by mail for ${days} days`,
  ),
  promise('signatures', 'long', countSignatureYears, (years) => `${spell(years)} years`),
  promise('signatures', 'after', countSignatureYears, (years) => `until the ${spell(years)} years are over`),
  promise('networks', 'long', countTraceDays, (days) => `${days} days`),
  promise('networks', 'long', countKnownNetworkDays, (days) => `${days} days`),
];

/** Times that others keep, that the stacks keep (`stored-copies-adapter.test.ts`), or that are no promise. */
const elsewhere: Readonly<Record<string, string>> = {
  'up to three years': 'Stripe',
  'tax law asks for six': 'the law',
  'within a few days if': 'the table, days after the end of a row',
  'changes every day': 'the salt of a day, of which the visits have a test',
  'The database for 35 days, files for 65, what happened for 90': 'the stacks',
  'up to 35 days for the database, 65 for files, and 90 for what happened': 'the stacks',
  '90 days at most': 'the stacks',
};

const count = String.raw`(\d+|two|three|four|five|six|seven|eight|nine|ten)`;
const someTime = new RegExp(
  String.raw`\b${count} (\w+ )?(minute|hour|day|week|month|year)|\bfor ${count}\b|\b(a|another|every) (day|week|month|year)\b`,
  'i',
);

const findText = (topic: RetentionTopic, field: Field): string =>
  retentionRules.find((rule) => rule.topic === topic)?.[field] ?? '';
const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

describe('the times of the retention table', () => {
  test.each(keptTimes)('are those of the code: $topic, $field', async ({ topic, field, figure, words }) => {
    const said = words(await figure());
    expect(said).not.toBe('');
    expect(capitalise(findText(topic, field))).toMatch(new RegExp(`${said}|${capitalise(said)}`));
  });

  test('are all among them', async () => {
    const known: { readonly topic: RetentionTopic; readonly field: Field; readonly said: string }[] = [];
    // One after the other, as each watches the table.
    for (const { topic, field, figure, words } of keptTimes)
      known.push({ topic, field, said: words(await figure()) });
    const left = retentionRules.flatMap((rule) =>
      fields.flatMap((field) => {
        const own = known.filter((one) => one.topic === rule.topic && one.field === field);
        const phrases = [...own.map(({ said }) => said), ...Object.keys(elsewhere)];
        const rest = phrases.reduce(
          (text, phrase) => text.replaceAll(new RegExp(phrase, 'gi'), '…'),
          rule[field],
        );
        return someTime.test(rest) ? [`${rule.topic}: ${rest}`] : [];
      }),
    );
    expect(left).toEqual([]);
  });

  test('begin for an application with our answer', () => {
    expect(countApplicationYears(undefined)).toBeNaN();
  });

  test('begin anew for an address that asks for a second mail', async () => {
    expect(await countDaysOfSecondMail()).toBe(6 + (await countPendingSearchDays()));
  });
});

describe('the times of a browser', () => {
  const findLong = (name: string) => browserEntries.find(({ names }) => names.includes(name))?.long;

  test('are those of the code', () => {
    expect(findLong('referral')).toBe(`${countReferralDays()} days`);
    expect(findLong('kept_on_device')).toContain(`isn’t shown after ${keptDays} days, `);
    expect(findLong('viewed_homes')).toMatch(new RegExp(`^${countViewedHomeDays()} days, `));
  });

  test('are the same in the terms of an invitation and on its page', () => {
    const days = countReferralDays();
    expect(JSON.stringify(voucherTerms)).toContain(`within ${days} days of opening your link`);
    expect(readFileSync('web/features/referrals/referral-steps.tsx', 'utf8')).toContain(
      `have ${days} days to sign up after opening your link`,
    );
  });
});

describe('what is kept for good', () => {
  const sources = globSync('functions/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  /** The columns of a kind of row. */
  const readColumns = (kind: string): string => {
    const source = sources.find((code) => new RegExp(`(Row|Record|Entity)\\(\\s*'${kind}'`).test(code)) ?? '';
    const start = source.indexOf(`'${kind}'`);
    return source.slice(start, source.indexOf('indexes:', start));
  };

  test.each([
    ['homes', 'property'],
    ['homes', 'property-history'],
    ['payments', 'payment'],
    ['payments', 'ledger-entry'],
    ['reports', 'report-case'],
    ['trails', 'audit-entry'],
    ['trails', 'staff-act'],
  ] as const)('has no end in the table: %s, %s', (topic, kind) => {
    expect(findText(topic, 'long')).toMatch(/for good/i);
    expect(readColumns(kind)).toContain('columns');
    expect(readColumns(kind)).not.toContain('expiresAt');
  });

  test('is seen by a row that ends', () => {
    expect(readColumns('receipt')).toContain('expiresAt');
  });
});

test('a file that is released is looked at after the days that the table names', () => {
  expect(Date.parse(toCheckDay(noon, unusedDays)) - Date.parse('2026-11-29')).toBe(7 * dayMs);
});
