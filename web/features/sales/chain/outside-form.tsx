import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Nation } from '../../../../events/vocabulary.ts';
import {
  cacheChain,
  type Chain,
  type ChainOfferId,
  chains,
  type OutsideSale,
  type SaidState,
} from '../../../entities/chain/api.ts';
import { StateFields } from '../../../entities/chain/state-fields.tsx';
import { toSaidState, toTypedState } from '../../../entities/chain/typed-state.ts';
import { formatDay } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';

interface Props {
  readonly outside: OutsideSale;
  readonly side: Chain['side'];
  readonly offerId: ChainOfferId;
  readonly nation: Nation;
}

/** How far the reader's own sale or purchase outside Gable is. */
export function OutsideForm({ outside, side, offerId, nation }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [state, setState] = useState(toTypedState(outside));
  const queries = useQueryClient();
  const say = useMutation({
    mutationFn: (body: SaidState) => chains.sayOutside({ params: { offerId }, body }),
    onSuccess: async (chain, { phase }) => {
      if (phase === 'fallen_through') toast.notice('Fallen through', 'It’s no longer in the chain.');
      else toast.success('The chain shows it now.');
      setOpen(false);
      await cacheChain(queries, offerId, chain);
    },
  });
  const other = side === 'seller' ? 'purchase' : 'sale';
  if (!isOpen)
    return (
      <div className="grid justify-items-start gap-2">
        <p>{`Your ${other} outside Gable was last updated on ${formatDay(outside.saidAt)}.`}</p>
        <Button
          variant="secondary"
          size="sm"
          className="min-h-11"
          onClick={() => {
            setState(toTypedState(outside));
            setOpen(true);
          }}
        >
          Say how far it is
        </Button>
      </div>
    );
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const said = toSaidState(state);
    if (said) say.mutate(said);
  };
  return (
    <form noValidate onSubmit={send} aria-label={`Your ${other}`} className="grid max-w-prose gap-5">
      <FailureNotice error={say.error} fields={['completionDate']} />
      <StateFields
        legend={`How far is your ${other}?`}
        name="own-outside"
        state={state}
        nation={nation}
        onState={setState}
        canEnd
        error={say.error}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={say.isPending}>
          Show it in the chain
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Not now
        </Button>
      </div>
    </form>
  );
}
