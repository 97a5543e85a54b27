import type { Nation } from '../../../events/vocabulary.ts';

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
const timeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** `Friday 27 November at 12:00`, in local time. */
export function formatDateTime(iso: string): string {
  const time = new Date(iso);
  return `${dayFormat.format(time).replace(',', '')} at ${timeFormat.format(time)}`;
}

const contract = 'Subject to contract. Not legally binding until contracts are exchanged.';
/** What has to stand beside every sum, by the home's nation. */
export const legalText: Readonly<Record<Nation, string>> = {
  england: contract,
  wales: contract,
  northern_ireland: contract,
  scotland:
    'A note of interest. Formal offers go through solicitors, and nothing is binding until they conclude missives.',
};
