import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeError } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { leaveDevice } from './leave-device.ts';
import { type PushDevice, pushQuery, type PushState } from './push-api.ts';
import { PushChoices } from './push-choices.tsx';
import { findOwnDeviceId } from './push-device-entry.ts';
import { allowDevice, findPushSupport, NotAllowedError, removeDevice } from './push-device.ts';

/** Notices on phones and computers; a stage that offers none says nothing of them. */
export function PushSection() {
  const { data } = useQuery(pushQuery);
  if (!data || (data.publicKey === undefined && data.devices.length === 0)) return null;
  return (
    <section className="grid gap-4" aria-labelledby="device-notices">
      <h2 id="device-notices" className="text-xl">
        On your phone or computer
      </h2>
      <p className="text-pretty">
        We can tell you straight away, even while Gable is closed. Others may see your screen, so it shows
        what happened and the street: no prices, house numbers, names or messages.
      </p>
      <DeviceState state={data} />
      {data.devices.length > 0 && <PushChoices choice={data.choice} />}
    </section>
  );
}

/** This device, and the others of the person. */
function DeviceState({ state: { publicKey, devices } }: { readonly state: PushState }) {
  const [ownId, setOwnId] = useState(findOwnDeviceId);
  const own = devices.find(({ id }) => id === ownId);
  const others = devices.filter((device) => device !== own);
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: pushQuery.queryKey });
  const end = useMutation({
    mutationFn: (device: PushDevice) => (device === own ? leaveDevice() : removeDevice(device.id)),
    onSuccess: () => {
      setOwnId(findOwnDeviceId());
      return reload();
    },
    onError: (problem) => toast.failure(describeError(problem)),
  });
  return (
    <>
      {own === undefined && publicKey !== undefined && (
        <Offer
          publicKey={publicKey}
          onAllow={({ id }) => {
            setOwnId(id);
            return reload();
          }}
        />
      )}
      <ul className="grid gap-2 empty:hidden">
        {[...(own ? [own] : []), ...others].map((device) => (
          <li key={device.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span>
              {device.name}
              <span className="block text-sm text-muted">
                {device === own ? 'This device' : `Since ${formatDate(device.createdAt)}`}
              </span>
            </span>
            <Button
              variant="secondary"
              size="sm"
              busy={end.isPending && end.variables.id === device.id}
              onClick={() => end.mutate(device)}
            >
              Turn off<span className="sr-only"> on {device.name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OfferProps {
  readonly publicKey: string;
  readonly onAllow: (device: PushDevice) => Promise<void>;
}

/** What has to be done on this device, or why nothing can. */
function Offer({ publicKey, onAllow }: OfferProps) {
  const [support, setSupport] = useState(findPushSupport);
  const allow = useMutation({
    mutationFn: () => allowDevice(publicKey),
    onSuccess: onAllow,
    onError: (problem) => {
      setSupport(findPushSupport());
      if (!(problem instanceof NotAllowedError)) toast.failure(describeFailure(problem));
    },
  });
  if (support !== 'ready') return <Notice live>{supportTexts[support]}</Notice>;
  return (
    <p>
      <Button busy={allow.isPending} onClick={() => allow.mutate()}>
        Turn on for this device
      </Button>
    </p>
  );
}

const supportTexts = {
  denied:
    'This browser blocks notifications from Gable. Allow them in the browser’s settings for this site, then reload the page.',
  install_first:
    'An iPhone or iPad shows notifications of apps on the Home Screen only. Tap Share, then “Add to Home Screen”, open Gable from there and come back to this page.',
  unsupported:
    'This browser can’t show notifications. Chrome, Edge, Firefox and Safari can, except in private windows.',
};

/** A refusal of the browser has no words for people. */
const describeFailure = (problem: Error): string =>
  problem instanceof DOMException
    ? 'Your browser couldn’t reach its notification service. Try again in a while.'
    : describeError(problem);
