import { toLondonTime } from '../../../kernel/london-time.ts';

/** `29-11-2026 14:02:31` in London, the one form that Rightmove takes. */
export function formatPortalTime(time: string): string {
  const instant = new Date(time);
  const { day, time: minute } = toLondonTime(instant);
  const [year, month, date] = day.split('-');
  return `${date}-${month}-${year} ${minute}:${String(instant.getUTCSeconds()).padStart(2, '0')}`;
}
