import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { Nation } from '../../../../events/vocabulary.ts';
import {
  cacheChain,
  type Chain,
  type ChainOfferId,
  chains,
  type TieBody,
} from '../../../entities/chain/api.ts';
import { StateFields, type TypedState } from '../../../entities/chain/state-fields.tsx';
import { toSaidState, toTypedState } from '../../../entities/chain/typed-state.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { FailureNotice } from '../../../ui/notice.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';

interface Props {
  readonly chain: Chain;
  readonly offerId: ChainOfferId;
  readonly nation: Nation;
}

const outside = 'outside';
const words = {
  seller: {
    question: 'Is your purchase linked to your sale?',
    legend: 'Which one are you buying?',
    other: 'A home that isn’t sold on Gable',
    state: 'How far is your purchase outside Gable?',
  },
  buyer: {
    question: 'Is your own sale linked to this purchase?',
    legend: 'Which one are you selling?',
    other: 'A home that I sell elsewhere',
    state: 'How far is your sale outside Gable?',
  },
} as const;

/** Asks whether the reader's sale and purchase wait for each other; they agree to what others then see. */
export function TieForm(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const { question } = words[props.chain.side];
  if (isOpen) return <OpenTieForm {...props} onClose={() => setOpen(false)} />;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-semibold">{question}</p>
      <p className="max-w-prose text-muted">
        Then everyone in your chain sees how far each sale is and which one holds the others up. Nobody sees
        names, addresses or prices, and you can take it back whenever you like.
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Link them
      </Button>
    </div>
  );
}

function OpenTieForm({ chain, offerId, nation, onClose }: Props & { readonly onClose: () => void }) {
  const { question, legend, other, state: stateLegend } = words[chain.side];
  const [first] = chain.choices;
  const [to, setTo] = useState<string>(first?.offerId ?? outside);
  const [state, setState] = useState<TypedState>(toTypedState(undefined));
  const [agrees, setAgrees] = useState(false);
  const [isTried, setTried] = useState(false);
  const tie = useTie(offerId);
  const chosen = chain.choices.find((choice) => choice.offerId === to)?.offerId ?? toTied(state);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (agrees && chosen !== undefined) tie.mutate({ agrees, to: chosen });
  };
  return (
    <form noValidate onSubmit={send} aria-label={question} className="grid max-w-prose gap-5">
      <FailureNotice error={tie.error} fields={['to.completionDate', 'completionDate']} />
      {chain.choices.length > 0 && (
        <RadioGroup
          legend={legend}
          name="tie-to"
          options={[
            ...chain.choices.map((choice) => ({ value: choice.offerId, label: choice.title })),
            { value: outside, label: other },
          ]}
          value={to}
          onValue={setTo}
        />
      )}
      {to === outside && (
        <StateFields
          legend={stateLegend}
          name="outside-phase"
          state={state}
          nation={nation}
          onState={setState}
          canEnd={false}
          error={tie.error}
          problem={isTried && chosen === undefined ? 'Choose how far it is' : undefined}
        />
      )}
      <Checkbox
        label="I agree that the people in the chain see how far my sale and my purchase are."
        checked={agrees}
        error={isTried && !agrees ? 'Agree to this to link them' : undefined}
        onChange={({ target }) => setAgrees(target.checked)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={tie.isPending}>
          Link them
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

/** What begins as fallen through is no tie. */
function toTied(state: TypedState): TieBody['to'] | undefined {
  const said = toSaidState(state);
  if (!said) return undefined;
  const { phase, ...more } = said;
  return phase === 'fallen_through' ? undefined : { phase, ...more };
}

function useTie(offerId: ChainOfferId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: TieBody) => chains.tieSales({ params: { offerId }, body }),
    onSuccess: async (chain) => {
      toast.success('Your sale and your purchase are linked.');
      await cacheChain(queries, offerId, chain);
    },
  });
}
