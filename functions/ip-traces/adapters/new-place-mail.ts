import { layOutMail, type Mail } from '../../kernel/mail/layout.ts';

interface Place {
  readonly country: string;
  readonly region?: string | undefined;
  readonly at: string;
}

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });
const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** Warns of a login, with region and country as far as known. */
export function toNewPlaceMail({ country, region, at }: Place, siteUrl: string): Mail {
  const place = [region, countryNames.of(country)].filter((part) => part !== undefined).join(', ');
  return layOutMail({
    subject: 'New login to your Gable account',
    paragraphs: [
      'Someone logged in to your account from a place we have not seen you in lately.',
      'If it was you, there is nothing to do. If it was not, choose a new password now: it ends every login.',
    ],
    rows: [
      ['Where', place],
      ['When', time.format(new Date(at))],
    ],
    action: { label: 'Choose a new password', href: `${siteUrl}/forgot-password` },
    footnotes: ['The place comes from the network and may be off by some miles, or wrong for a VPN.'],
  });
}
