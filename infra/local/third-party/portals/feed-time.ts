const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** `29-11-2026 14:02:31` in London, as the feed answers. */
export function formatFeedTime(milliseconds: number): string {
  return parts.format(milliseconds).replaceAll('/', '-').replace(',', '');
}
