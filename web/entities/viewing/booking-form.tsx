import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { createIdempotencyKey } from '../../lib/client.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { FailureNotice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { PositionField } from '../account/position-field.tsx';
import { type BuyerStatus, savePosition } from '../account/save-position.ts';
import { GateNotice } from '../buyer-check/gate-notice.tsx';
import { invalidateViewings, type Slot, type Viewing, viewings, type BookableHome } from './api.ts';
import { formatSpan, describeNextStep, parties } from './labels.ts';
import { SellerMessageField } from './seller-message-field.tsx';
import { recordRequest } from './session-requests.ts';
import { SlotPicker } from './slot-picker.tsx';

interface Props {
  readonly home: BookableHome;
  /** Called when there already is a viewing of this property. */
  readonly onExistingViewing: () => void;
  readonly onRequested: (viewing: Viewing) => void;
}

/** Requests a slot, or a place on the waitlist of a full one. */
export function BookingForm({ home, onExistingViewing, onRequested }: Props) {
  const queries = useQueryClient();
  const [slot, setSlot] = useState<Slot>();
  const [attendees, setAttendees] = useState('1');
  const [message, setMessage] = useState('');
  const [position, setPosition] = useState<BuyerStatus | ''>('');
  const [isTried, setTried] = useState(false);
  const [key] = useState(createIdempotencyKey);
  const asking = useMutation({
    mutationFn: async (wanted: Slot) => {
      if (position !== '') await savePosition(queries, { status: position });
      const words = message.trim();
      const body = {
        propertyId: home.id,
        timeSlotId: wanted.id,
        attendees: Number(attendees),
        ...(words && { message: words }),
        waitlist: wanted.full,
      };
      return viewings.requestViewing({ body, key: `${key}-${wanted.id}-${wanted.full}` });
    },
    onSuccess: ({ viewing }) => {
      onRequested(viewing);
      recordRequest(home.id);
      void invalidateViewings(queries);
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.status === 409)) return;
      // The slot may be taken by now: the list shows what is left.
      void invalidateViewings(queries);
      // Requested elsewhere, or before the login on this page.
      if (error.problem['state'] !== 'open_viewing') return;
      recordRequest(home.id);
      onExistingViewing();
    },
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (slot && !asking.isPending) asking.mutate(slot);
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <p className="text-muted">{home.title}</p>
      <GateNotice gate={home.whoMayBook} act="book" />
      <FailureNotice error={asking.error} />
      <SlotPicker
        homeId={home.id}
        waitlists
        value={slot?.id}
        onValue={setSlot}
        error={isTried && !slot ? 'Choose a time' : undefined}
        empty={null}
      />
      <Field label="Who’s coming?">
        <Select options={parties} value={attendees} onChange={({ target }) => setAttendees(target.value)} />
      </Field>
      <SellerMessageField value={message} onValue={setMessage} />
      <PositionField value={position} onValue={setPosition} />
      <div className="grid gap-2">
        <Button type="submit" wide busy={asking.isPending}>
          {slot?.full ? 'Join the waitlist' : 'Request this time'}
        </Button>
        <p className="text-sm text-muted">
          The seller will confirm it. You’ll see the full address once they have, and you can cancel or
          suggest another time.
        </p>
      </div>
    </form>
  );
}

export function RequestConfirmation({
  viewing,
  onClose,
}: {
  readonly viewing: Viewing;
  readonly onClose: () => void;
}) {
  return (
    <div aria-live="polite">
      <EmptyState
        icon={CalendarCheck}
        title={viewing.status === 'waitlisted' ? 'You’re on the waitlist' : 'Request sent'}
        actions={
          <>
            <Button onClick={onClose}>Done</Button>
            <LinkButton to={paths.viewings} variant="secondary">
              Your viewings
            </LinkButton>
          </>
        }
      >
        <p className="font-semibold text-ink">{formatSpan(viewing)}</p>
        <p>{describeNextStep(viewing)}</p>
      </EmptyState>
    </div>
  );
}
