import { formatClock, formatDay, formatMoment } from '../../lib/format.ts';
import type { Slot, Viewing } from './api.ts';

const kinds: Readonly<Record<Slot['kind'], string>> = {
  private: 'Private viewing',
  open_house: 'Open house',
  video: 'By video',
};
export function formatSlotKind(kind: Slot['kind']): string {
  return kinds[kind];
}
const slotKinds = ['private', 'open_house', 'video'] as const;
export const kindOptions = slotKinds.map((value) => ({
  value,
  label: kinds[value],
}));

interface Span {
  readonly start: string;
  readonly end: string;
}
/** `14:30 to 15:00` */
export function formatClocks({ start, end }: Span): string {
  return `${formatClock(start)} to ${formatClock(end)}`;
}
/** `Sat 21 Nov 2026, 14:30 to 15:00` */
export function formatSpan(span: Span): string {
  return `${formatDay(span.start)}, ${formatClocks(span)}`;
}

export const confirmedText = 'Confirmed. We’ve sent you both a calendar invitation.';

export function formatOtherParty({ side }: Viewing): string {
  return side === 'buyer' ? 'the seller' : 'the buyer';
}
const formatOtherSideCapital = ({ side }: Viewing) => (side === 'buyer' ? 'The seller' : 'The buyer');

/** The state of a viewing and whose turn it is, in a sentence or two. */
export function describeNextStep(viewing: Viewing): string {
  const { side, heldUntil, reconfirmedAt } = viewing;
  switch (viewing.status) {
    case 'requested':
      return side === 'buyer'
        ? `Waiting for the seller${heldUntil ? `, who can reply until ${formatMoment(heldUntil)}` : ''}. We’ll let you know either way.`
        : heldUntil
          ? `Reply by ${formatMoment(heldUntil)}, or the request expires.`
          : 'Waiting for your reply.';
    case 'waitlisted':
      return side === 'buyer'
        ? 'If a place comes free, we hold it for the first on the list and ask the seller.'
        : 'We’ll ask you if a place comes free.';
    case 'reschedule_proposed':
      return describeProposed(viewing);
    case 'confirmed':
      return describeConfirmed(viewing, reconfirmedAt);
    default:
      return describeClosed(viewing);
  }
}

const howWasIt = 'How was it? You choose whether the seller sees it.';

function describeConfirmed({ side, can }: Viewing, reconfirmedAt: string | undefined): string {
  if (can.includes('complete'))
    return 'How did it go? A day after it ends, we count it as having gone ahead.';
  if (can.includes('feedback')) return howWasIt;
  if (reconfirmedAt) return side === 'buyer' ? 'You said you’re coming.' : 'The buyer said they’re coming.';
  return can.includes('reconfirm') ? 'Please confirm you’re still coming: the seller is expecting you.' : '';
}

function describeProposed(viewing: Viewing): string {
  const { proposal, heldUntil, agreed, side } = viewing;
  if (!proposal) return '';
  const other = formatOtherSideCapital(viewing);
  const moment = heldUntil && formatMoment(heldUntil);
  const unchanged = agreed ? ' The agreed time stays until then.' : '';
  return proposal.by === side
    ? `You proposed ${formatSpan(proposal)}. ${other} can reply${moment ? ` until ${moment}` : ''}.${unchanged}`
    : `${other} proposes ${formatSpan(proposal)}. Reply${moment ? ` by ${moment}` : ''}.${unchanged}`;
}

function describeClosed(viewing: Viewing): string {
  const { closed, side, status, disputed, disputeUntil } = viewing;
  if (status === 'no_show') return describeNoShow(viewing, disputed, disputeUntil);
  if (status === 'expired') return 'No one answered in time.';
  if (!closed) return viewing.can.includes('feedback') ? howWasIt : '';
  const who =
    closed.by === side ? 'You' : closed.by === 'system' ? undefined : formatOtherSideCapital(viewing);
  const verb = status === 'rejected' ? 'declined' : 'cancelled';
  const reason = closed.reason ? `“${closed.reason}”` : '';
  if (closed.waitlistOffered)
    return 'Someone else was confirmed for this time. You can join its waitlist or choose another.';
  if (!who) return closed.reason ? `${closed.reason}.` : 'It was called off.';
  return [`${who} ${verb} it${closed.late ? ' at short notice' : ''}.`, reason].filter(Boolean).join(' ');
}

function describeNoShow(viewing: Viewing, disputed: Viewing['disputed'], until: string | undefined): string {
  if (disputed) {
    const who = viewing.side === 'buyer' ? 'You say' : 'The buyer says';
    // A deleted account has taken its words along.
    return disputed.reason === '' ? `${who} otherwise.` : `${who} otherwise: “${disputed.reason}”`;
  }
  if (viewing.side === 'seller') return 'You said that no one came.';
  return viewing.can.includes('dispute') && until
    ? `The seller says that no one came. If that’s wrong, tell us by ${formatMoment(until)}.`
    : 'The seller says that no one came.';
}

/** `2 people`, for the seller. */
export function formatAttendees({ attendees }: Pick<Viewing, 'attendees'>): string {
  return attendees === 1 ? '1 person' : `${attendees} people`;
}

/** How many people can come to a viewing. */
export const parties = [1, 2, 3, 4, 5, 6].map((n) => ({
  value: String(n),
  label: n === 1 ? 'Just me' : `${n} people`,
}));

export const partsOfDay = [
  { value: 'morning', label: 'Morning' },
  { value: 'afternoon', label: 'Afternoon' },
  { value: 'evening', label: 'Evening' },
] as const;
export type PartOfDay = (typeof partsOfDay)[number]['value'];

interface TimeRequestText {
  readonly title: string;
  /** `Sat 28 Nov` */
  readonly days: readonly string[];
  readonly times: readonly PartOfDay[];
  readonly people: number;
  /** How the buyer would buy, where they say it. */
  readonly position: string | undefined;
  readonly message: string;
  /** The span of the viewing to move, whose party and position the seller knows; missing for a first one. */
  readonly moved: string | undefined;
}

const describeParty = (people: number): string =>
  people === 1 ? 'I’d come by myself.' : `There would be ${people} of us.`;

/** The message that asks a seller for a viewing time, or for another one. */
export function formatTimeRequest({
  title,
  days,
  times,
  people,
  position,
  message,
  moved,
}: TimeRequestText): string {
  const inOrder = partsOfDay.map(({ value }) => value).filter((part) => times.includes(part));
  return [
    moved === undefined
      ? `Could I come and view ${title}?`
      : `Could we move my viewing of ${title}, now ${moved}?`,
    `Days that suit me: ${days.join(', ')}${inOrder.length > 0 ? ` (${inOrder.join(' or ')})` : ''}.`,
    ...(moved === undefined ? [describeParty(people)] : []),
    ...(position === undefined ? [] : [`My position: ${position}.`]),
    ...(message.trim() === '' ? [] : ['', message.trim()]),
  ].join('\n');
}

export const cancelReasons = {
  buyer: ['I can’t make this time', 'I’m unwell', 'I’m no longer looking', 'I’ve found another home'],
  seller: ['We can’t make this time', 'We’re unwell', 'The home is no longer available'],
} as const;

export const feedbackInterests = [
  { value: '5', label: 'Very interested' },
  { value: '4', label: 'Interested' },
  { value: '3', label: 'Undecided' },
  { value: '2', label: 'Probably not' },
  { value: '1', label: 'Not for me' },
] as const;

export const feedbackPrices = [
  { value: 'too_high', label: 'Too high' },
  { value: 'about_right', label: 'About right' },
  { value: 'good_value', label: 'Good value' },
] as const;
