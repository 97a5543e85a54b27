import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { describeError } from '../../lib/api-error.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { calendarFeedQuery, calendarFeeds } from './calendar-api.ts';

/** The person's dates in the calendar that they use. */
export default function CalendarSection() {
  const feed = useQuery(calendarFeedQuery);
  return (
    <section className="grid gap-4" aria-labelledby="own-calendar">
      <h2 id="own-calendar" className="text-xl">
        Your dates in your own calendar
      </h2>
      <p className="text-pretty">
        Your viewings, the last days to answer offers and requests, and completion days, in Google Calendar,
        Outlook or Apple’s Calendar. They change there when they change here; some calendars take up to a day.
      </p>
      <QuerySection query={feed} what="load your calendar" skeleton={<SkeletonLines lines={3} />}>
        {(found) => <FeedState feed={found.feed} />}
      </QuerySection>
    </section>
  );
}

type Feed = Awaited<ReturnType<typeof calendarFeeds.calendarFeed>>['feed'];

/** What there is to do: make an address, add the one just made to a calendar, or renew or end an earlier one. */
function FeedState({ feed }: { readonly feed: Feed }) {
  const queries = useQueryClient();
  const [address, setAddress] = useState<string>();
  const reload = () => queries.invalidateQueries({ queryKey: calendarFeedQuery.queryKey });
  const onError = (error: Error) => toast.failure(describeError(error));
  const create = useMutation({
    mutationFn: () => calendarFeeds.createCalendarFeed(),
    onSuccess: ({ feedUrl }) => {
      setAddress(feedUrl);
      return reload();
    },
    onError,
  });
  const end = useMutation({
    mutationFn: () => calendarFeeds.deleteCalendarFeed(),
    onSuccess: () => {
      setAddress(undefined);
      toast.success('Your calendar is disconnected');
      return reload();
    },
    onError,
  });
  if (!feed)
    return (
      <p>
        <Button busy={create.isPending} onClick={() => create.mutate()}>
          Make my calendar address
        </Button>
      </p>
    );
  return (
    <>
      {address === undefined ? (
        <EarlierAddress feed={feed} />
      ) : (
        <NewAddress key={address} address={address} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={create.isPending} onClick={() => create.mutate()}>
          Make a new address
        </Button>
        <Button variant="secondary" busy={end.isPending} onClick={() => end.mutate()}>
          Stop
        </Button>
      </div>
    </>
  );
}

/** An address is shown once; what can be said of it later is when it was read. */
function EarlierAddress({ feed: { createdAt, readAt } }: { readonly feed: NonNullable<Feed> }) {
  return (
    <div className="grid gap-1">
      <p>
        {readAt === undefined
          ? `You made an address on ${formatDate(createdAt)}. No calendar has read it yet.`
          : `A calendar last read your dates on ${formatMoment(readAt)}.`}
      </p>
      <p className="text-sm text-muted">
        We showed you the address when you made it and keep no copy. A new one ends it: add the new one to
        your calendar, too.
      </p>
    </div>
  );
}

function NewAddress({ address }: { readonly address: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      toast.failure('We couldn’t copy the address. Please select and copy it yourself.');
    }
  };
  const subscription = address.replace(/^https?:/, 'webcal:');
  const outlook = `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: address, name: 'Gable' })}`;
  const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: subscription })}`;
  const newTab = { target: '_blank', rel: 'noopener noreferrer', className: linkClass };
  return (
    <div className="grid gap-4 rounded-md border border-line bg-surface p-5">
      <p className="flex flex-wrap gap-x-5">
        <a href={google} {...newTab}>
          Add to Google Calendar
        </a>
        <a href={outlook} {...newTab}>
          Add to Outlook
        </a>
        <a href={subscription} className={linkClass}>
          Add to Apple’s Calendar
        </a>
      </p>
      <Field label="Or subscribe to this address">
        <TextInput readOnly value={address} onFocus={({ target }) => target.select()} />
      </Field>
      <p>
        <Button variant="secondary" onClick={() => void copy()}>
          <Icon as={isCopied ? Check : Copy} size={18} />
          <span aria-live="polite">{isCopied ? 'Copied' : 'Copy address'}</span>
        </Button>
      </p>
      <p className="text-sm text-muted">
        This is the only time we show it. Whoever has it can see your dates, with the addresses of viewings,
        so keep it to yourself. A new address ends this one.
      </p>
    </div>
  );
}

const linkClass = 'flex min-h-11 items-center font-semibold underline underline-offset-3';
