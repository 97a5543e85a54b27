import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { renderMail } from '../../functions/kernel/mail/layout.ts';
import { createNoticeMail } from '../../functions/reach/notifications/adapters/notice-mail.ts';
import { createNotices, noticedEvents } from '../../functions/reach/notifications/domain/rules/index.ts';
import { getEventExample, home, noticeContext } from '../notifications/notice-examples.ts';
import { type Allowance, dropAllowed, type Judge } from './judge.ts';
import { fetchNpmPackage } from './programs.ts';

const clients = ['gmail.*', 'outlook.*', 'apple-mail.*', 'yahoo.*', 'samsung-email.*'];
const recipient = { site: 'https://gable.example', key: '01K9.viewings.a+b', support: 'help@gable.example' };

/** What some programs leave out, without which a mail reads as well. */
const allowance: Allowance = [
  [/^(color-scheme|<style> element|@media)/, 'the light theme is inline'],
  [/^(border-radius|border-collapse|letter-spacing)/, 'corners, double lines and spaces are taste'],
  [/^(overflow-wrap|word-break)/, 'a long word is cut or widens the mail there'],
  [
    /^(max-height|overflow|display:none)/,
    'the preview text is of no height or size in one of the other ways',
  ],
  [/^<body> element/, 'the sheet has the colours as well'],
  [/^(height|max-width|width) property/, 'pictures have their width as an attribute, and Outlook a table'],
  [/^white-space/, 'a postcode can break at its space there'],
  [/^role attribute/, 'screen readers do without'],
];

const Issues = z.object({
  issues: z.object({ errors: z.map(z.string(), z.array(z.object({ title: z.string() }))) }),
});
const Judged = z.object({
  caniemail: z.custom<(options: { clients: readonly string[]; html: string }) => unknown>(
    (value) => typeof value === 'function',
  ),
  rawData: z.object({
    data: z.array(
      z.object({
        slug: z.string(),
        stats: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string()))),
      }),
    ),
  }),
});

/** One mail of each kind. */
function writeMails() {
  const notices = noticedEvents.flatMap(({ name }) =>
    createNotices(name, getEventExample(name), noticeContext),
  );
  const code = renderMail({ subject: 'Your code for Gable', paragraphs: ['Enter it.'], code: '123456' });
  return [code, ...notices.map((notice) => createNoticeMail(notice, recipient, { home }))];
}

/** The programs whose newest version does not show a type of pictures. */
function listBlindPrograms(slug: string, { data }: z.output<typeof Judged>['rawData']): string[] {
  const stats = data.find((feature) => feature.slug === slug)?.stats ?? {};
  const families = clients.map((client) => client.replace('.*', ''));
  return Object.entries(stats)
    .filter(([family]) => families.includes(family))
    .flatMap(([family, programs]) =>
      Object.entries(programs)
        .filter(([, versions]) => (Object.values(versions).at(-1) ?? 'n').startsWith('n'))
        .map(([program]) => `${family}.${program}`),
    );
}

/** Can I email, on each kind of mail and on the types of its pictures, which the program itself does not look at. */
export const mails: Judge = {
  needsSite: false,
  async findFaults() {
    const folder = fetchNpmPackage('caniemail@2.0.2');
    const { caniemail, rawData } = Judged.parse(
      await import(pathToFileURL(join(folder, 'dist/index.js')).href),
    );
    const written = writeMails();
    const features = written.flatMap(({ html }) => {
      const { errors } = Issues.parse(caniemail({ clients, html })).issues;
      return [...errors].flatMap(([program, issues]) => issues.map(({ title }) => `${title} in ${program}`));
    });
    const types = written.flatMap(({ html }) =>
      [...html.matchAll(/<img src="[^"]+\.(\w+)"/g)].map(([, type = '']) => type.replace('jpeg', 'jpg')),
    );
    const pictures = [...new Set(types)].flatMap((type) =>
      listBlindPrograms(`image-${type}`, rawData).map((program) => `a .${type} picture in ${program}`),
    );
    if (!types.includes('jpg')) return ['no mail has a photo'];
    return dropAllowed([...new Set([...features, ...pictures])], allowance);
  },
};
