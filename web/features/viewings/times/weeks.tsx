import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { addDays, toLondonTime, weekdayOf } from '../../../../functions/kernel/london-time.ts';
import type { Slot } from '../../../entities/viewing/api.ts';
import { formatClocks, formatSlotKind } from '../../../entities/viewing/labels.ts';
import { formatCounted, formatDay } from '../../../lib/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ChangeTimeDialog } from './change-time.tsx';
import { CloseTimeDialog } from './close-time.tsx';

/** The Monday of a slot's week. */
const toMonday = ({ start }: Slot): string => {
  const { day } = toLondonTime(new Date(start));
  return addDays(day, 1 - weekdayOf(day));
};
const formatDayOf = (day: string): string => formatDay(`${day}T12:00:00Z`);

/** The upcoming slots by week. */
export function SlotWeeks({ slots }: { readonly slots: readonly Slot[] }) {
  const weeks = Map.groupBy(slots, toMonday);
  return (
    <div className="grid gap-5">
      {[...weeks].map(([monday, times], at) => (
        <details key={monday} open={at === 0} className="group rounded-md border border-line bg-surface">
          <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-3 px-4 font-semibold">
            <Icon as={ChevronDown} size={18} className="text-muted group-open:rotate-180" />
            <span className="grow">{`Week of ${formatDayOf(monday)}`}</span>
            <span className="text-sm font-normal text-muted">{formatSlotCount(times)}</span>
          </summary>
          <SlotDays slots={times} />
        </details>
      ))}
    </div>
  );
}

const formatSlotCount = (slots: readonly Slot[]): string => {
  const requests = slots.reduce((sum, slot) => sum + (slot.requests ?? 0), 0);
  const booked = slots.reduce((sum, slot) => sum + slot.booked, 0);
  const words = [
    formatCounted(slots.length, 'time'),
    booked > 0 && `${booked} booked`,
    requests > 0 && formatCounted(requests, 'request'),
  ];
  return words.filter(Boolean).join(', ');
};

const SlotDays = ({ slots }: { readonly slots: readonly Slot[] }) => (
  <div className="border-t border-line">
    {[...Map.groupBy(slots, ({ start }) => toLondonTime(new Date(start)).day)].map(([day, times]) => (
      <section key={day} aria-label={formatDayOf(day)} className="px-4 pt-3 pb-1">
        <h3 className="text-base font-semibold">{formatDayOf(day)}</h3>
        <ul className="divide-y divide-line">
          {times.map((slot) => (
            <TimeRow key={slot.id} slot={slot} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);

function TimeRow({ slot }: { readonly slot: Slot }) {
  const [step, setStep] = useState<'change' | 'close'>();
  const about = `${formatDay(slot.start)}, ${formatClocks(slot)}`;
  const end = () => setStep(undefined);
  return (
    <li className="flex items-center justify-between gap-x-4 py-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular font-semibold">{formatClocks(slot)}</span>
        {slot.kind === 'open_house' && (
          <span className="text-muted">
            {`Open house, ${slot.booked} of ${formatCounted(slot.capacity, 'party', 'parties')}`}
          </span>
        )}
        {slot.kind === 'video' && <span className="text-muted">{formatSlotKind(slot.kind)}</span>}
        <SlotState slot={slot} />
      </p>
      <p className="flex shrink-0 gap-1">
        <Button variant="quiet" size="sm" className="min-h-11" onClick={() => setStep('change')}>
          Change
          <span className="sr-only"> {about}</span>
        </Button>
        <Button variant="quiet" size="sm" className="min-h-11" onClick={() => setStep('close')}>
          Remove
          <span className="sr-only"> {about}</span>
        </Button>
      </p>
      {step === 'change' && <ChangeTimeDialog slot={slot} onClose={end} />}
      {step === 'close' && <CloseTimeDialog slot={slot} onClose={end} />}
    </li>
  );
}

const SlotState = ({ slot: { booked, kind, requests = 0, full } }: { readonly slot: Slot }) => (
  <>
    {requests > 0 && <Badge tone="amber">{formatCounted(requests, 'request')}</Badge>}
    {kind !== 'open_house' && booked > 0 && <Badge tone="green">Booked</Badge>}
    {booked === 0 && full && <Badge>Held</Badge>}
  </>
);
