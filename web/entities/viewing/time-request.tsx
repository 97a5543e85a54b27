import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { formatLondonDay } from '../../../functions/kernel/london-time.ts';
import { describeBuyerPosition } from '../../../functions/people/accounts/domain/buyer-position.ts';
import { createIdempotencyKey } from '../../lib/client.ts';
import { formatDay, formatName } from '../../lib/format.ts';
import { isUserId } from '../../lib/ids.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { FailureNotice, Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { PositionField } from '../account/position-field.tsx';
import { type BuyerStatus, savePosition } from '../account/save-position.ts';
import { useUser } from '../account/user.ts';
import { chats } from '../chat/api.ts';
import type { BookableHome } from './api.ts';
import { formatTimeRequest, parties, partsOfDay, type PartOfDay } from './labels.ts';
import { listRequestDays } from './request-days.ts';
import { SellerMessageField } from './seller-message-field.tsx';

interface Props {
  readonly home: Pick<BookableHome, 'id' | 'title' | 'seller'>;
  /** The span of the viewing that the buyer wants to move; missing for a first one. */
  readonly moved?: string;
  readonly onClose: () => void;
}

/** Asks the seller of a home without bookable times for one, in a message that names the days that suit. */
export function TimeRequest({ home, moved, onClose }: Props) {
  const queries = useQueryClient();
  const [key] = useState(createIdempotencyKey);
  const sending = useMutation({
    mutationFn: async ({ body, status }: TimeMessage) => {
      if (status !== '') await savePosition(queries, { status });
      if (!isUserId(home.seller.id)) throw new TypeError('There’s no one to message');
      return chats.sendMessage({
        body: { propertyId: home.id, toUserId: home.seller.id, body },
        key: `${key}-${body.length}`,
      });
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['messages'] }),
  });
  if (sending.isSuccess) return <RequestSent home={home} onClose={onClose} />;
  return (
    <div className="grid gap-5">
      <Notice title={moved === undefined ? 'No times yet' : 'No other times'}>
        <p>
          {`${formatName(home.seller, 'The seller')} ${moved === undefined ? 'hasn’t added viewing times.' : 'has no other viewing times at the moment.'} Say which days suit you, and we’ll send it as a message.`}
        </p>
      </Notice>
      <FailureNotice error={sending.error} />
      <TimeRequestForm title={home.title} moved={moved} busy={sending.isPending} onSend={sending.mutate} />
    </div>
  );
}

interface TimeMessage {
  readonly body: string;
  /** To keep in the buyer's profile, if they chose one here. */
  readonly status: BuyerStatus | '';
}

interface FormProps {
  readonly title: string;
  readonly moved: string | undefined;
  readonly busy: boolean;
  readonly onSend: (message: TimeMessage) => void;
}

function TimeRequestForm({ title, moved, busy, onSend }: FormProps) {
  const [today] = useState(() => new Date());
  const dayOptions = listRequestDays(today).map((at) => {
    const day = formatDay(at);
    return { value: day, label: day.replace(/ \d{4}$/, '') };
  });
  const [days, setDays] = useState<string[]>([]);
  const [times, setTimes] = useState<PartOfDay[]>([]);
  const [party, setParty] = useState('1');
  const [message, setMessage] = useState('');
  const [status, setStatus] = useState<BuyerStatus | ''>('');
  const profile = useUser()?.buyerProfile;
  const [isTried, setTried] = useState(false);
  // A seller who has booked the buyer knows both.
  const isFirst = moved === undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (days.length === 0 || busy) return;
    const inOrder = dayOptions.filter(({ value }) => days.includes(value)).map(({ label }) => label);
    const known = status === '' ? profile : { status };
    const day = formatLondonDay(today);
    const position = isFirst && known ? describeBuyerPosition(known, day) : undefined;
    const people = Number(party);
    onSend({
      body: formatTimeRequest({ title, days: inOrder, times, people, position, message, moved }),
      status,
    });
  };
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <CheckboxGroup
        legend="Days that suit you"
        name="days"
        options={dayOptions}
        value={days}
        onValue={setDays}
        error={isTried && days.length === 0 ? 'Choose at least one day' : undefined}
      />
      <CheckboxGroup
        legend="Time of day"
        name="times"
        optional
        options={partsOfDay}
        value={times}
        onValue={setTimes}
      />
      {isFirst && (
        <Field label="Who’s coming?">
          <Select options={parties} value={party} onChange={({ target }) => setParty(target.value)} />
        </Field>
      )}
      <SellerMessageField value={message} onValue={setMessage} />
      {isFirst && <PositionField value={status} onValue={setStatus} />}
      <Button type="submit" wide busy={busy}>
        {isFirst ? 'Ask for a time' : 'Ask for another time'}
      </Button>
    </form>
  );
}

function RequestSent({ home, onClose }: Props) {
  const user = useUser();
  return (
    <div aria-live="polite">
      <EmptyState
        icon={Send}
        title="Message sent"
        actions={
          <>
            <Button onClick={onClose}>Done</Button>
            {user && (
              <LinkButton to={paths.chat(home.id, user.id)} variant="secondary">
                Open the chat
              </LinkButton>
            )}
          </>
        }
      >
        <p>The seller can answer in the chat, or add times for you to book here.</p>
      </EmptyState>
    </div>
  );
}
