import { renderMail, type Mail, type MailCard } from '../../../kernel/mail/layout.ts';
import { formatPounds } from '../../../kernel/money.ts';
import { formatHomePath } from '../../../listings/properties/domain/home-path.ts';
import { formatPropertyStatus } from '../../../listings/properties/domain/home-status.ts';
import { findMailPictureUrl } from '../../../listings/properties/domain/picture-variants.ts';
import { formatPropertyType, formatQualifier } from '../../../listings/properties/domain/property-words.ts';
import type { PropertyCard } from '../../../listings/properties/domain/views.ts';

interface EmailedHomeContext {
  readonly site: string;
  readonly card: PropertyCard;
  /** What its links end with. */
  readonly token: string;
}

/** What happened to a home; sums are whole pounds. */
export interface EmailedHomeChange {
  readonly news: 'reduced' | 'repriced' | 'back' | 'under_offer' | 'sold';
  readonly price: number;
  readonly from?: number | undefined;
}

/** Mail programs cut longer subjects. */
const longestSubject = 78;
const cut = (text: string): string =>
  text.length <= longestSubject ? text : `${text.slice(0, longestSubject - 1).trimEnd()}…`;

function toMailCard({ site, card }: EmailedHomeContext, label: string): MailCard {
  const { noOfBedrooms, price, priceQualifier, propertyType } = card;
  const sum = priceQualifier === 'poa' ? formatQualifier(priceQualifier) : formatPounds(price);
  const type = formatPropertyType(propertyType).toLowerCase();
  const image = card.picture && findMailPictureUrl(card.picture);
  return {
    label,
    title: card.title,
    href: `${site}${formatHomePath(card)}`,
    lines: [`${sum} · ${noOfBedrooms > 0 ? `${noOfBedrooms}-bed ${type}` : type}`],
    ...(image !== undefined && { image: { src: `${site}${image}`, alt: '' } }),
  };
}

/** Asks the owner of an address whether they want the mails; the home is there for them in any case. */
export function createEmailedHomeConfirmation(context: EmailedHomeContext): Mail {
  const { site, token } = context;
  const key = new URLSearchParams({ key: token }).toString();
  return renderMail({
    subject: 'Confirm your saved home',
    paragraphs: [
      'You asked us to email you about this home: when its price changes, when an offer is accepted or it comes back on sale, and when it’s sold.',
    ],
    cards: [toMailCard(context, 'The home you saved')],
    // What follows the number sign is not sent to any server when the link is opened.
    action: { label: 'Yes, email me', href: `${site}/saved-homes/confirm#${key}` },
    closing: [
      'The link works for seven days after you first saved the home. Every email has a link that stops them.',
    ],
    footnotes: [
      'Didn’t ask for this? Someone typed your email by mistake, and you don’t need to do anything.',
    ],
  });
}

interface NewsWords {
  readonly label: string;
  readonly lead: string;
}

function describeChange(
  { news, price, from }: EmailedHomeChange,
  { priceQualifier, nation }: PropertyCard,
): NewsWords {
  const now = formatPounds(price);
  const before = from === undefined ? '' : ` It was ${formatPounds(from)}.`;
  switch (news) {
    case 'reduced':
      return { label: 'Price reduced', lead: `This home is on sale for ${now} now.${before}` };
    case 'repriced':
      return { label: 'Price changed', lead: `This home is on sale for ${now} now.${before}` };
    case 'back':
      return {
        label: 'On sale again',
        lead: `This home is on sale again${priceQualifier === 'poa' ? '' : ` for ${now}`}.`,
      };
    case 'under_offer':
      return {
        label: formatPropertyStatus('under_offer', nation),
        lead: 'The seller has accepted an offer. We’ll tell you if the home comes back on sale.',
      };
    case 'sold':
      return {
        label: 'Sold',
        lead: 'The sale is now binding, so this home is sold. This is our last email about it.',
      };
  }
}

/** What happened to a home, for a person who saved it by email. */
export function createEmailedHomeMail(
  change: EmailedHomeChange,
  context: EmailedHomeContext & { readonly support: string },
): Mail {
  const { site, card, token, support } = context;
  const { label, lead } = describeChange(change, card);
  const key = new URLSearchParams({ key: token }).toString();
  return {
    ...renderMail({
      subject: cut(`${label}: ${card.title}`),
      paragraphs: [lead],
      cards: [toMailCard(context, label)],
      action: { label: 'See this home', href: `${site}${formatHomePath(card)}` },
      footnotes: [
        `Questions? Write to ${support}.`,
        'You saved this home on Gable and asked us to email you.',
      ],
      links: [{ label: 'Stop these emails', href: `${site}/stop-home-emails?${key}` }],
    }),
    headers: {
      'List-Unsubscribe': `<${site}/api/saved-homes/stop?${key}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
