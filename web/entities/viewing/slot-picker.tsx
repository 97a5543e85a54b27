import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { noticeHours } from '../../../functions/deals/viewings/domain/viewing-limits.ts';
import { hourMs } from '../../../functions/kernel/time.ts';
import { cx } from '../../lib/cx.ts';
import { formatCounted, formatDay } from '../../lib/format.ts';
import { FieldError } from '../../ui/field.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type HomeId, type Slot, timesQuery } from './api.ts';
import { DayStrip } from './day-strip.tsx';
import { formatClocks, formatSlotKind } from './labels.ts';

interface Props {
  readonly homeId: HomeId;
  readonly value: Slot['id'] | undefined;
  readonly onValue: (slot: Slot) => void;
  /** The slot of the present viewing, which is left out. */
  readonly except?: Slot['id'];
  /** Whether a full slot can be chosen for its waitlist. */
  readonly waitlists?: boolean;
  readonly error?: string | undefined;
  /** Shown when there is no slot to choose. */
  readonly empty: ReactNode;
}

/** The earliest start that a seller's notice allows now, in milliseconds. */
export function getEarliestStart(): number {
  return Date.now() + noticeHours * hourMs;
}

/** The slots that can be chosen; full ones for their waitlist. */
export function listBookableSlots(slots: readonly Slot[], earliest: number): readonly Slot[] {
  return slots.filter(({ start }) => Date.parse(start) >= earliest);
}

/** The slots with a place that a viewing in the slot `present` can move to. */
export function listOtherSlots(
  slots: readonly Slot[],
  present: Slot['id'] | undefined,
  earliest: number,
): readonly Slot[] {
  return listBookableSlots(slots, earliest).filter(({ id, full }) => id !== present && !full);
}

/** The slots of a property: first the day, then the time. */
export function SlotPicker({ homeId, ...rest }: Props) {
  const times = useQuery(timesQuery(homeId));
  return (
    <QuerySection query={times} what="load the times" skeleton={<PickerSkeleton />}>
      {({ slots }) => <SlotChoice slots={slots} {...rest} />}
    </QuerySection>
  );
}

interface ChoiceProps extends Omit<Props, 'homeId'> {
  readonly slots: readonly Slot[];
}

function SlotChoice({ slots, value, onValue, except, waitlists = false, error, empty }: ChoiceProps) {
  const [day, setDay] = useState<string>();
  const [earliest] = useState(getEarliestStart);
  const bookable = waitlists ? listBookableSlots(slots, earliest) : listOtherSlots(slots, except, earliest);
  if (bookable.length === 0) return empty;
  const byDay = Map.groupBy(bookable, ({ start }) => formatDay(start));
  const shown = day !== undefined && byDay.has(day) ? day : (byDay.keys().next().value ?? '');
  const days = [...byDay].map(([label, ofDay]) => ({ label, note: formatPlacesLeft(ofDay) }));
  return (
    <div className="grid gap-4">
      <DayStrip days={days} value={shown} onValue={setDay} />
      <SlotTiles slots={byDay.get(shown) ?? []} day={shown} value={value} onValue={onValue} error={error} />
    </div>
  );
}

const formatPlacesLeft = (slots: readonly Slot[]): string => {
  const free = slots.filter(({ full }) => !full).length;
  return free === 0 ? 'Waitlist' : formatCounted(free, 'time');
};

const PickerSkeleton = () => (
  <div className="grid gap-4" aria-hidden>
    <div className="flex gap-2">
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-16 w-28" />
      ))}
    </div>
    <div className="grid grid-cols-2 gap-2">
      {[1, 2, 3, 4].map((n) => (
        <Skeleton key={n} className="h-12" />
      ))}
    </div>
  </div>
);

interface TilesProps extends Pick<Props, 'value' | 'onValue' | 'error'> {
  readonly slots: readonly Slot[];
  readonly day: string;
}

function SlotTiles({ slots, day, value, onValue, error }: TilesProps) {
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 font-semibold">{`Times on ${day}`}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
        {slots.map((slot) => (
          <label
            key={slot.id}
            className={cx(
              'flex min-h-12 items-center gap-3 rounded-md border border-edge bg-surface px-3 py-2',
              'has-checked:border-action has-checked:bg-action-soft',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action',
            )}
          >
            <input
              type="radio"
              name={`${id}-time`}
              value={slot.id}
              checked={slot.id === value}
              onChange={() => onValue(slot)}
              className="size-5 shrink-0 accent-action outline-none"
            />
            <span className="tabular grid leading-tight">
              {formatClocks(slot)}
              {describeSlot(slot) && <span className="text-sm text-muted">{describeSlot(slot)}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

const describeSlot = ({ kind, full }: Slot): string =>
  [kind === 'private' ? '' : formatSlotKind(kind), full ? 'Full – join the waitlist' : '']
    .filter(Boolean)
    .join('. ');
