import { CalendarPlus } from 'lucide-react';
import { Icon } from '../../ui/icon.tsx';
import type { Viewing } from './api.ts';

export const sideLink = 'flex min-h-11 items-center gap-2 text-sm font-semibold hover:underline';

interface Props {
  readonly viewing: Viewing;
  /** The address of its calendar file. */
  readonly file: string;
}

/** The viewing for the calendar that a person uses: a file that phones and computers open, or a page of Google's or Microsoft's. */
export function CalendarLinks({ viewing, file }: Props) {
  const newTab = { target: '_blank', rel: 'noopener noreferrer', className: sideLink };
  return (
    <>
      <a href={file} download="viewing.ics" className={sideLink}>
        <Icon as={CalendarPlus} size={18} />
        Add to calendar
      </a>
      <a href={toGoogleAddress(viewing)} {...newTab}>
        Google Calendar
      </a>
      <a href={toOutlookAddress(viewing)} {...newTab}>
        Outlook
      </a>
    </>
  );
}

const toSubject = ({ card, side }: Viewing): string =>
  `${side === 'seller' ? 'Viewing of your home' : 'Viewing'}${card ? `: ${card.title}` : ''}`;

/** `20261201T170000Z`, as Google's page asks for an instant. */
const toCompactInstant = (time: string): string => time.replace(/[-:]|\.\d+/g, '');

/** Google's page for a new event, filled in. */
export function toGoogleAddress(viewing: Viewing): string {
  const { start, end, address, side } = viewing;
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: toSubject(viewing),
    dates: `${toCompactInstant(start)}/${toCompactInstant(end)}`,
    ...(address !== undefined && side === 'buyer' && { location: address }),
  })}`;
}

/** Outlook's page for a new event, filled in. */
export function toOutlookAddress(viewing: Viewing): string {
  const { start, end, address, side } = viewing;
  return `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: toSubject(viewing),
    startdt: start,
    enddt: end,
    ...(address !== undefined && side === 'buyer' && { location: address }),
  })}`;
}
