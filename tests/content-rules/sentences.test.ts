import { describe, expect, test } from 'vitest';
import { DraftData } from '../../functions/listings/properties/domain/listing.ts';
import { findTextIssues, toAdvice } from '../../functions/listings/properties/domain/text-findings.ts';
import { createPlainTextSchema } from '../../functions/people/content-rules/domain/no-bank-details.ts';
import type { TextRule } from '../../functions/people/content-rules/domain/text-finding.ts';
import type { Warning } from '../../functions/people/content-rules/domain/warning.ts';
import { findWarnings } from '../../functions/people/content-rules/domain/warnings.ts';
import { listHoldReasons } from '../../functions/trust/blog/domain/comment-rules.ts';
import { completeDraft } from '../properties/property-examples.ts';
import { readSentences } from './sentences/read-sentences.ts';

const abuseInDisguise = readSentences('abuse-in-disguise');
const bankAsked = readSentences('bank-asked');
const bankTalk = readSentences('bank-talk');
const moneyAsked = readSentences('money-asked');
const moneyTalk = readSentences('money-talk');
const otherChannels = readSentences('other-channels');
const soundsAbusive = readSentences('sounds-abusive');
const withAbuse = readSentences('with-abuse');
const withBankDetails = readSentences('with-bank-details');
const withContacts = readSentences('with-contacts');
const withExclusion = readSentences('with-exclusion');
const withLinks = readSentences('with-links');
const withRequests = readSentences('with-requests');
const withoutAbuse = readSentences('without-abuse');
const withoutBankDetails = readSentences('without-bank-details');

const draft = DraftData.parse(completeDraft);
const listIssues = (mainDescription: string) =>
  findTextIssues({ ...draft, description: [{ value: { mainDescription } }] });
const listRules = (text: string): TextRule[] => listIssues(text).map(({ rule }) => rule);
const listBlocks = (text: string): TextRule[] =>
  listIssues(text).flatMap(({ rule, severity }) => (severity === 'block' ? [rule] : []));

/** What each rule finds in a listing and in a message. */
const tables: readonly (readonly [TextRule, Warning | undefined, readonly string[], readonly string[]])[] = [
  ['external_link', 'off_site_link', readSentences('without-links'), withLinks],
  ['contact_details', 'contact_details', readSentences('without-contacts'), withContacts],
  ['contact_details', 'contact_details', readSentences('channel-talk'), otherChannels],
  ['bank_details', 'bank_details', withoutBankDetails, withBankDetails],
  ['bank_details', 'bank_details', bankTalk, bankAsked],
  ['payment_request', 'payment', readSentences('without-requests'), withRequests],
  ['payment_request', 'payment', moneyTalk, moneyAsked],
  ['discrimination', undefined, readSentences('without-exclusion'), withExclusion],
  ['discrimination', undefined, readSentences('people-talk'), readSentences('people-kept-out')],
  ['offensive_language', undefined, withoutAbuse, withAbuse],
  ['offensive_language', undefined, soundsAbusive, abuseInDisguise],
];

describe.each(tables)('the rule %s', (rule, warning, innocent, breaking) => {
  test('has at least forty sentences of each kind', () => {
    expect(Math.min(new Set(innocent).size, new Set(breaking).size)).toBeGreaterThanOrEqual(40);
  });

  test.each(innocent)('passes %s', (text) => {
    expect(listRules(text)).toEqual([]);
    expect(findWarnings(text)).toEqual([]);
  });

  test.each(breaking)('finds %s', (text) => {
    expect(findWarnings(text)).toEqual(warning ? expect.arrayContaining([warning]) : []);
    expect(listRules(text)).toContain(rule);
  });
});

describe('a listing', () => {
  test.each([
    ...withBankDetails,
    ...bankAsked,
    ...moneyAsked,
    ...withRequests,
    ...otherChannels,
    ...withContacts.slice(0, 40),
    ...withLinks.slice(0, 40),
    ...withExclusion.slice(0, 30),
    ...readSentences('sure-abuse'),
  ])('is rejected for %s', (text) => expect(listBlocks(text)).not.toEqual([]));

  test.each(readSentences('ordinary-sentences'))('may say %s', (text) => {
    expect(listRules(text)).toEqual([]);
    expect(findWarnings(text)).toEqual([]);
  });

  const doubtful = [
    'Quote ref 07700 900123',
    'Not suitable for disabled people',
    'No black please',
    'A lovely place near ourhouse.house',
    'For more photos: telegram bob',
    'WhatsApp - Jane',
    'Facebook: Bob Smith',
    'Discord bob',
    'Discord: bob',
    'Bob on Discord',
    'Insta janesells',
    'For photos: ig janesells',
    'Threads - janesells',
    'LINE: bob',
    'Twitter: jane',
    'fb | jane smith',
    ...readSentences('doubtful-abuse'),
    ...readSentences('doubtful-channels'),
    ...readSentences('doubtful-requests'),
  ];
  test.each(doubtful)('waits for staff without a word against its seller: %s', (text) => {
    const [issue] = listIssues(text);
    expect(issue?.severity).toBe('review');
    expect(issue && toAdvice(issue)).toMatch(/^Our team will read “.+”\. /);
    expect(issue && toAdvice(issue)).not.toMatch(/Equality Act|Take out|never|can’t/);
  });
  test.each(doubtful)('of which a chat shows no warning: %s', (text) =>
    expect(findWarnings(text)).toEqual([]),
  );
});

describe('a comment', () => {
  test.each([...abuseInDisguise, ...withAbuse])('waits for staff with %s', (text) =>
    expect(listHoldReasons(text)).toContain('language'),
  );
  test.each([...soundsAbusive, ...withoutAbuse, ...moneyTalk])('may say %s', (text) =>
    expect(listHoldReasons(text)).toEqual([]),
  );
});

describe('the papers of a sale', () => {
  const paper = createPlainTextSchema(2_000);
  test.each([...withoutBankDetails, ...bankTalk])('may say %s', (text) =>
    expect(paper.safeParse(text).success).toBe(true),
  );
  test.each([...withBankDetails, ...bankAsked])('refuse %s', (text) =>
    expect(paper.safeParse(text).success).toBe(false),
  );
});

describe('the time that the rules take', () => {
  const parts = [
    'a.',
    '1',
    '1 ',
    ' ',
    'a@',
    'a@a.aa ',
    'a at ',
    'a dot ',
    'one ',
    'no black, ',
    'no black or white ',
    'pay ',
    'pay me deposit ',
    'account ',
    '20-30-40 ',
    '12345678 ',
    '20-30-40 12345678 ',
    'GB29',
    'A',
    'lO0',
    'a-',
    '((',
    'o ',
    'a b ',
    'а1',
    'é1',
    'whatsapp ',
    'message a a a a ',
    'https://',
    'a. ',
    '+',
    '0 7 ',
    '.',
    'bank details ',
    'sort code ',
    'swift ',
    '[.]',
    'a [ . ] ',
    '​',
    'not suitable for disabled people ',
    'telegram ',
    'bob77 on ',
    'a_',
    'telegram: is name ',
    'message me on ',
    'on line as ',
    'line: a_',
    '£500 ',
    'hold it for ',
    'viewing is £20 per ',
    'f*',
    'fuck ',
    'faggots ',
    'a grand and it is ',
    '£20pp ',
    'a tenner ',
    'knock ',
    'train £5 and it is yours ',
    'chinks ',
    'he is a ',
    'Wog Hill ',
    's*',
    'pm ',
    'im jane ',
    'ig | ',
    '? ',
    'do ',
    'send ',
    'ping ',
    'drop £5 over ',
    'chuck me a hundred ',
    'deposit of £5 needed ',
    'send me £',
    'send me £5 ',
    'pay the a ',
    'give me ',
    'ask you to ',
    'if a seller asks ',
    'never ask ',
    'not to pay ',
    'to me, ',
    'without £5 ',
    '£5 deposit ',
    'a, ',
    'and then ',
    'until ',
    'report it ',
    'paypal ',
    'bitcoin ',
    'work ',
    'what s app ',
    'had 1 people ',
    'gmail: a',
    'gmail a.',
    'my number in a ',
    'qr code in ',
    'bitch ',
    'bbb',
    'fuuu',
    'niggg',
    'rather sell to ',
    'must be ',
    'English only ',
    'no benefit ',
    'put a in ',
    'my solicitor ',
  ];
  /** Milliseconds for a text that nobody has read before. */
  const measure = (text: string, round: number): number => {
    const unread = `${'a'.repeat(round + 1)}\n${text}`;
    const start = performance.now();
    findWarnings(unread);
    listIssues(unread);
    return performance.now() - start;
  };
  const rounds = 40;
  const short = 900;
  const times = 10;

  // A rule of the second degree takes a hundred times as long for ten times the text, in each round; a busy machine
  // does so in some, so that the fastest rounds are compared, until they tell.
  test.each(parts)('grows no faster than a text of %j', (part) => {
    const text = part.repeat(Math.ceil(short / part.length));
    let [fastest, fastestLong] = [Infinity, Infinity];
    for (let round = 0; round < rounds && !(fastestLong < fastest * times * 4); round += 1) {
      fastest = Math.min(fastest, measure(text, round));
      fastestLong = Math.min(fastestLong, measure(text.repeat(times), round));
    }
    expect(fastestLong / fastest).toBeLessThan(times * 4);
  });
});
