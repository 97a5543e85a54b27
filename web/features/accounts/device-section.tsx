import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hourMs } from '../../../functions/kernel/time.ts';
import { useOffline } from '../../lib/connection.ts';
import { formatCounted } from '../../lib/format.ts';
import { forgetKept } from '../../lib/kept/forget-kept.ts';
import { canKeep, keepOnDevice, mayKeep } from '../../lib/kept/keep-on-device.ts';
import { isKeeping } from '../../lib/kept/keeping.ts';
import { listAnswers } from '../../lib/kept/kept-answers.ts';
import { keptDays } from '../../lib/kept/kept-rules.ts';
import { formatNearMoment } from '../../lib/near-date.ts';
import { countOutbox } from '../../lib/outbox-entry.ts';
import { sentWithinMs } from '../../lib/outbox-time.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { describeKept } from './describe-kept.ts';

const keptKey = ['kept-on-device'];

/** What this browser keeps for reading without a connection: the choice, the list, and the way to remove it. */
export default function DeviceSection() {
  const [isOn, setOn] = useState(isKeeping);
  return (
    <section className="grid gap-4" aria-labelledby="on-this-device">
      <h2 id="on-this-device" className="text-xl">
        Without a connection
      </h2>
      <p className="text-pretty">
        {`Gable can keep your saved homes, viewings, latest messages and sales on this device, so that you can read them at a viewing, on a train or abroad. A message you write meanwhile, or your answer to a viewing, waits and is sent when you next have Gable open with a connection. After ${sentWithinMs / hourMs} hours we ask you first.`}
      </p>
      {isOn ? <KeptList onRemoved={() => setOn(false)} /> : <KeepForm onKept={() => setOn(true)} />}
    </section>
  );
}

/** For the device of one person: it stays off until they turn it on. */
function KeepForm({ onKept }: { readonly onKept: () => void }) {
  const isOffline = useOffline();
  const keep = useMutation({
    mutationFn: keepOnDevice,
    onSuccess: onKept,
    onError: () => toast.failure('We couldn’t keep them on this device. Try again in a minute.'),
  });
  if (!canKeep()) return <Notice>This browser can’t keep pages. Some can’t in a private window.</Notice>;
  if (!mayKeep())
    return (
      <Notice>
        You’re logged in until you close this tab. To keep pages, log out, and tick “Remember me” when you log
        in again.
      </Notice>
    );
  return (
    <>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-muted">
        <li>Turn it on only on a device that is yours: whoever can unlock it can read what’s kept.</li>
        <li>
          {`What’s kept is shown for ${keptDays} days at most. Logging out here removes it at once. If your login ends elsewhere, it’s removed the next time Gable opens here with a connection.`}
        </li>
        <li>
          Files, photos, memorandums of sale, shared shortlists, identity checks, payments and bank details
          are never kept.
        </li>
      </ul>
      <p>
        <Button busy={keep.isPending} disabled={isOffline} onClick={() => keep.mutate()}>
          Keep my homes, viewings and messages here
        </Button>
      </p>
      {isOffline && <p className="text-sm text-muted">You’re offline: turning it on needs a connection.</p>}
    </>
  );
}

/** What is kept, since when, and what waits to be sent. */
function KeptList({ onRemoved }: { readonly onRemoved: () => void }) {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: keptKey,
    queryFn: listAnswers,
    staleTime: 0,
    refetchInterval: 5_000,
  });
  const waiting = countOutbox();
  const remove = useMutation({
    mutationFn: forgetKept,
    onSuccess: () => {
      queries.removeQueries({ queryKey: keptKey });
      toast.success('Removed. Nothing is kept on this device any more.');
      onRemoved();
    },
    onError: () => toast.failure('We couldn’t remove everything from this device. Try again in a minute.'),
  });
  return (
    <>
      <Notice kind="good" title="Kept on this device">
        <p>{`Shown for ${keptDays} days at most, and until you log out. Open them any time:`}</p>
      </Notice>
      <ul className="divide-y divide-line border-y border-line">
        {describeKept(data ?? []).map(({ path, title, count, at }) => (
          <li key={path} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
            <Link to={path} className="font-semibold underline underline-offset-3">
              {title}
            </Link>
            <span className="text-sm text-muted">
              {[count, `as of ${formatNearMoment(new Date(at).toISOString())}`].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {data?.length === 0 && <p className="text-muted">Nothing yet. It fills as you use Gable.</p>}
      {waiting > 0 && (
        <Notice kind="warning">
          <p>{`${formatCounted(waiting, 'message or answer', 'messages or answers')} ${waiting === 1 ? 'waits' : 'wait'} to be sent. Removing takes ${waiting === 1 ? 'it' : 'them'} along.`}</p>
        </Notice>
      )}
      <p>
        <Button variant="secondary" busy={remove.isPending} onClick={() => remove.mutate()}>
          Remove now and turn off
        </Button>
      </p>
    </>
  );
}
