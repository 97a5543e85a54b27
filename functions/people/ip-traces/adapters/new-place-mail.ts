import { formatLondonDateTime } from '../../../kernel/london-time.ts';
import { renderMail, type Mail } from '../../../kernel/mail/layout.ts';

interface Place {
  readonly country: string;
  readonly region?: string | undefined;
  readonly at: string;
}

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });

/** Warns of a login, with region and country as far as known. */
export function toNewPlaceMail({ country, region, at }: Place, siteUrl: string): Mail {
  const place = [region, countryNames.of(country)].filter((part) => part !== undefined).join(', ');
  return renderMail({
    subject: 'New login to your Gable account',
    paragraphs: [
      'Someone logged in to your account from a place we haven’t seen you in lately.',
      'If it was you, there’s nothing to do. If it wasn’t, choose a new password now: it logs out every device.',
    ],
    rows: [
      ['Where', place],
      ['When', formatLondonDateTime(at)],
    ],
    action: { label: 'Choose a new password', href: `${siteUrl}/forgot-password` },
    footnotes: [
      'We work out the place from the network. It may be some miles out, or wrong if you use a VPN.',
    ],
  });
}
