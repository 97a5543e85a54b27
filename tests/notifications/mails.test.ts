import { describe, expect, test } from 'vitest';
import type { Mail } from '../../functions/kernel/mail/layout.ts';
import { createDigestMail } from '../../functions/reach/notifications/adapters/digest-mail.ts';
import { createNoticeMail } from '../../functions/reach/notifications/adapters/notice-mail.ts';
import { essentialMails } from '../../functions/reach/notifications/domain/essential-mails.ts';
import type { NoticeProperty } from '../../functions/reach/notifications/domain/notice.ts';
import { noticedEvents, createNotices } from '../../functions/reach/notifications/domain/rules/index.ts';
import { buyer, getEventExample, home, propertyId, rival, noticeContext } from './notice-examples.ts';

const recipient = { site: 'https://gable.example', key: '01K9.viewings.a+b', support: 'help@gable.example' };
const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};
const plain = (html: string) =>
  html.replaceAll(/&(lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);

/** The visible texts of the HTML, in order. */
const seen = ({ html }: Mail): string[] =>
  [
    ...html
      // A part of a line is no piece of its own.
      .replaceAll(/<span style="white-space:nowrap">([^<]*)<\/span>/g, '$1')
      .replace(
        /<title>.*<\/title>|<style>.*<\/style>|<div style="display:none.*?<\/div>|<span aria-hidden.*?<\/span>/g,
        '',
      )
      .matchAll(/>([^<]+)</g),
  ]
    .map(([, piece = '']) => plain(piece).trim())
    .filter((piece) => piece !== '');
const hrefs = ({ html }: Mail): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => plain(href));
/** The lines of the text version, without URLs and colons. */
const read = ({ text }: Mail): string[] =>
  text
    .split(/\n+/)
    .filter((line) => line !== '' && line !== '-- ' && !line.startsWith('https://'))
    .map((line) => line.replace(/:$/, ''));
const joined = (pieces: readonly string[]) => pieces.join(' ').replaceAll(/[:\s]+/g, ' ');

/** The defects of a mail. */
function faultsOf(mail: Mail): string[] {
  const faults: [boolean, string][] = [
    [mail.subject.length > 78, 'a long subject'],
    [/[\r\n]/.test(mail.subject), 'a subject of two lines'],
    [/undefined|\[object|NaN/.test(`${mail.html}${mail.text}`), 'a hole'],
    [/<(p|td|th|h1|a)\b[^>]*>\s*<\/\1>/.test(mail.html), 'an empty line'],
    [joined(seen(mail)) !== joined(read(mail)), `two tales: ${joined(seen(mail))} and ${joined(read(mail))}`],
    ...hrefs(mail).map((href): [boolean, string] => [
      !/^https:\/\/(gable\.example|www\.google\.com\/maps)\//.test(href) || !mail.text.includes(`\n${href}`),
      `a link to ${href}`,
    ]),
  ];
  return faults.flatMap(([wrong, fault]) => (wrong ? [fault] : []));
}

describe.each(noticedEvents.map(({ name }) => name))('the mail of %s', (name) => {
  const mails = (on = noticeContext, change = {}) =>
    createNotices(name, getEventExample(name, change), on).map((notice) =>
      createNoticeMail(notice, recipient, { essential: essentialMails[name], home: on.home }),
    );

  test('has the same content in HTML and in text', () => {
    expect(mails().flatMap(faultsOf)).toEqual([]);
  });

  test('shows the photo of its home, and no picture where there is no photo', () => {
    const shown = /<img src="https:\/\/gable\.example\/media\/640\.jpeg" alt="The front of the house"/;
    for (const notice of createNotices(name, getEventExample(name), noticeContext)) {
      const photoOf = (on: NoticeProperty) =>
        shown.test(createNoticeMail(notice, recipient, { home: on }).html);
      expect(photoOf(home)).toBe(notice.propertyId !== undefined);
      expect(photoOf({ ...home, photo: undefined })).toBe(false);
    }
  });

  test('escapes markup in names', () => {
    const name_ = '<img src=x onerror="a()"> & \'Co\'';
    const rude = {
      ...noticeContext,
      home: { ...home, title: name_, ownTitle: name_, address: name_ },
      names: new Map([...noticeContext.names.keys()].map((id) => [id, name_] as const)),
    };
    expect(mails(rude).flatMap(faultsOf)).toEqual([]);
    expect(
      mails(rude)
        .map(({ html }) => html)
        .join(),
    ).not.toContain('<img src=x');
  });

  test('can be unsubscribed by programs and by people, unless it is essential', () => {
    for (const { headers, text } of mails()) {
      if (essentialMails[name]) {
        expect(headers).toEqual({});
        expect(text).toContain('We always send');
        expect(text).not.toContain('nsubscribe');
        continue;
      }
      expect(headers).toEqual({
        'List-Unsubscribe': '<https://gable.example/api/unsubscribe?key=01K9.viewings.a%2Bb>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
      expect(text).toMatch(/gable\.example\/unsubscribe\?topic=\w+&key=01K9\.viewings\.a%2Bb/);
      expect(text).toContain('https://gable.example/profile');
    }
  });
});

test('keeps each postcode on one line', () => {
  const [notice] = createNotices(
    'viewing.confirmed.v1',
    getEventExample('viewing.confirmed.v1'),
    noticeContext,
  );
  expect(notice && createNoticeMail(notice, recipient, { home }).html).toMatch(
    /<span style="white-space:nowrap">[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}<\/span>/,
  );
});

const chat = { propertyId, home: 'Oak Road, Leeds', unread: 1 };
test('names the writer and the property in a digest', () => {
  const words = 'Is the garage included?';
  const one = createDigestMail([{ ...chat, buyerId: buyer, name: 'Ben Buyer', words }], recipient);
  expect(one.subject).toBe('Ben Buyer wrote: Oak Road, Leeds');
  expect(one.text).toContain(`Ben Buyer wrote\n${words}`);
  expect(one.text).toContain('Ben Buyer wrote to you about Oak Road, Leeds');
  expect(one.text).toContain(`https://gable.example/messages/${propertyId}/${buyer}`);
  expect(faultsOf(one)).toEqual([]);
  const two = createDigestMail(
    [
      { ...chat, buyerId: buyer, name: 'Ben Buyer', unread: 2, words },
      { ...chat, buyerId: rival, unread: 3 },
      { ...chat, buyerId: rival, name: 'Ann Other', unread: 1, moment: 'Viewing requested' },
    ],
    recipient,
  );
  expect(two.subject).toBe('6 unread messages on Gable');
  expect(two.text).toContain(`Ben Buyer: Oak Road, Leeds: “${words}” (2 unread)`);
  expect(two.text).toContain('Someone: Oak Road, Leeds: 3 unread');
  expect(two.text).toContain('Ann Other: Oak Road, Leeds: Viewing requested');
  expect(faultsOf(two)).toEqual([]);
});

test('lists ten rows of a long digest and counts the others', () => {
  const many = Array.from({ length: 13 }, () => ({ ...chat, buyerId: buyer, name: 'Ben Buyer' }));
  const { text } = createDigestMail(many, recipient);
  expect(text.match(/Ben Buyer: /g)).toHaveLength(10);
  expect(text).toContain('in 3 more conversations.');
});
