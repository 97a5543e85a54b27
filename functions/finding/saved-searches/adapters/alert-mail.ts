import { renderMail, type Mail, type MailCard } from '../../../kernel/mail/layout.ts';
import { formatPounds } from '../../../kernel/money.ts';
import { formatHomePath } from '../../../listings/properties/domain/home-path.ts';
import { findMailPictureUrl } from '../../../listings/properties/domain/picture-variants.ts';
import { formatPropertyType } from '../../../listings/properties/domain/property-words.ts';
import type { PropertyCard } from '../../../listings/properties/domain/views.ts';
import { describeSearchInOwnWords } from '../domain/name-search.ts';

/** A home as its line in a mail has it. */
export interface MailedHome {
  readonly card: PropertyCard;
  readonly news: string;
  readonly why: readonly string[];
  readonly names: readonly string[];
}

export interface AlertMailContext {
  readonly site: string;
  /** What the links of this alert end with. */
  readonly token: string;
  /** Where its reader changes their searches. */
  readonly manageHref: string;
  readonly support: string;
}

/** The most homes that one mail shows, and that it names after those; its page has all of them. */
const maxHomes = 25;
const maxNamed = 100;
/** Mail programs cut longer subjects. */
const longestSubject = 78;
const cut = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max - 1).trimEnd()}…`;

function describeHome({ price, noOfBedrooms, propertyType }: PropertyCard): string {
  const type = formatPropertyType(propertyType).toLowerCase();
  return `${formatPounds(price)} · ${noOfBedrooms > 0 ? `${noOfBedrooms}-bed ${type}` : 'studio'}`;
}

function toCard({ card, news, why, names }: MailedHome, site: string): MailCard {
  const image = card.picture && findMailPictureUrl(card.picture);
  return {
    label: news,
    title: card.title,
    href: `${site}${formatHomePath(card)}`,
    lines: [
      describeHome(card),
      ...(why.length > 0 ? [`Why it fits: ${why.join(' · ')}`] : []),
      `Search: ${names.join('; ')}`,
    ],
    ...(image !== undefined && { image: { src: `${site}${image}`, alt: '' } }),
  };
}

function writeSubject(homes: readonly MailedHome[]): string {
  const [first] = homes;
  if (homes.length === 1 && first)
    return cut(`${first.news}: ${first.card.title}, ${formatPounds(first.card.price)}`, longestSubject);
  const names = [...new Set(homes.flatMap((home) => home.names))];
  const [only = ''] = names;
  return names.length === 1
    ? cut(`${homes.length} homes for “${only}”`, longestSubject)
    : `${homes.length} homes for your saved searches`;
}

/** The homes that a mail does not show, by their addresses. */
function nameOthers(homes: readonly MailedHome[]): string[] {
  if (homes.length === 0) return [];
  const named = homes.slice(0, maxNamed).map(({ card }) => card.title);
  const left = homes.length - named.length;
  const names = [...named, ...(left > 0 ? [`${left} more`] : [])];
  return [`Also on that page: ${names.join('; ')}.`];
}

/** How to unsubscribe: a link in the mail, and the headers for mail programs (RFC 2369, RFC 8058). */
function createStopLinks({ site, token }: AlertMailContext) {
  const query = new URLSearchParams({ key: token }).toString();
  return {
    page: `${site}/stop-alerts?${query}`,
    headers: {
      'List-Unsubscribe': `<${site}/api/stop-alert?${query}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The mail of an alert: each home with what happened and why it fits. */
export function createAlertMail(homes: readonly MailedHome[], context: AlertMailContext): Mail {
  const { site, token, manageHref, support } = context;
  const stop = createStopLinks(context);
  const mailedHomes = homes.slice(0, maxHomes);
  const all = `${site}/newhome?alert=${token}`;
  const names = new Set(homes.flatMap((home) => home.names));
  const lead =
    homes.length === 1
      ? 'One home fits what you’re looking for.'
      : `${homes.length} homes fit what you’re looking for.`;
  return {
    ...renderMail({
      subject: writeSubject(homes),
      preheader: mailedHomes.map(({ card }) => card.title).join(' · '),
      paragraphs: [lead],
      cards: mailedHomes.map((home) => toCard(home, site)),
      action: { label: homes.length === 1 ? 'See this home' : 'See all of them', href: all },
      closing: nameOthers(homes.slice(maxHomes)),
      footnotes: [
        `Questions? Write to ${support}.`,
        `You saved ${names.size === 1 ? 'this search' : 'these searches'} on Gable and asked us to email you.`,
      ],
      links: [
        { label: 'Change your saved searches', href: `${site}${manageHref}` },
        { label: 'Stop these emails', href: stop.page },
      ],
    }),
    headers: stop.headers,
  };
}

export interface ConfirmationMailContext {
  readonly site: string;
  readonly query: string;
  readonly searchId: string;
  readonly token: string;
}

/**
 * Asks the owner of an address whether they want the alerts; nothing else is sent before their yes. It repeats nothing that
 * was typed, as the address may be that of someone else.
 */
export function createConfirmationMail({ site, query, searchId, token }: ConfirmationMailContext): Mail {
  const key = new URLSearchParams({ search: searchId, key: token }).toString();
  return renderMail({
    subject: 'Confirm your saved search',
    paragraphs: [
      'You asked us to email you when homes come on the market that fit this search, and when one that fits is reduced or comes back.',
    ],
    rows: [['Search', describeSearchInOwnWords(query)]],
    // What follows the number sign is not sent to any server when the link is opened.
    action: { label: 'Yes, email me', href: `${site}/saved-searches/confirm#${key}` },
    closing: ['The link works for seven days. Every email has a link that stops them.'],
    footnotes: [
      'Didn’t ask for this? Someone typed your email by mistake, and you don’t need to do anything.',
    ],
  });
}
