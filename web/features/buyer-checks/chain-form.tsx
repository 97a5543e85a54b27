import { useState } from 'react';
import type { ChainPosition } from '../../../functions/deals/buyer-checks/domain/buyer-check.ts';
import { positionTexts } from '../../../functions/deals/buyer-checks/domain/words.ts';
import { type ProofFile, ProofField } from '../../entities/offer/proof-field.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import {
  type CheckFormProps,
  documentHint,
  type EarlierAnswers,
  FormFrame,
  useCheckForm,
} from './form-frame.tsx';
import { documentLabels, positionHints } from './labels.ts';

const positions: readonly ChainPosition[] = [
  'first_time_buyer',
  'nothing_to_sell',
  'sold_subject_to_contract',
];
const options = positions.map((value) => ({
  value,
  label: positionTexts[value],
  hint: positionHints[value],
}));

/** The position of the profile; one whose home is still for sale has nothing to prove yet. */
function toPosition({ profile }: EarlierAnswers): ChainPosition | undefined {
  if (profile?.status === 'ftb') return 'first_time_buyer';
  if (profile?.chainStatus === 'no_chain') return 'nothing_to_sell';
  return profile?.chainStatus === 'sold_stc' ? 'sold_subject_to_contract' : undefined;
}

/** Whether the buyer has to sell a property first. */
export function ChainForm({ earlier, busy, error, onSend, onClose }: CheckFormProps) {
  const sent = earlier.evidence?.kind === 'chain' ? earlier.evidence : undefined;
  const [position, setPosition] = useState(sent?.position ?? toPosition(earlier));
  const [agent, setAgent] = useState(sent?.agent ?? '');
  const [reference, setReference] = useState(sent?.reference ?? '');
  const [file, setFile] = useState<ProofFile>();
  const { setTried, errorOf } = useCheckForm(error);
  const isSold = position === 'sold_subject_to_contract';
  const needsFile = position !== undefined && position !== 'first_time_buyer';
  const send = () => {
    setTried(true);
    if (!position || (needsFile && !file)) return;
    if (isSold && (agent.trim() === '' || reference.trim() === '')) return;
    onSend({
      kind: 'chain',
      position,
      ...(isSold && { agent: agent.trim(), reference: reference.trim() }),
      ...(file && { document: file }),
    });
  };
  return (
    <FormFrame busy={busy} onSubmit={send} onClose={onClose}>
      <RadioGroup
        legend="Your position"
        name="position"
        options={options}
        value={position}
        onValue={setPosition}
        error={errorOf('position', position === undefined, 'Choose your position')}
      />
      {isSold && (
        <>
          <Field
            label="Estate agent or solicitor"
            error={errorOf('agent', agent.trim() === '', 'Name the estate agent or solicitor')}
          >
            <TextInput maxLength={120} value={agent} onChange={({ target }) => setAgent(target.value)} />
          </Field>
          <Field
            label="Their reference"
            error={errorOf('reference', reference.trim() === '', 'Enter their reference')}
          >
            <TextInput
              maxLength={80}
              value={reference}
              onChange={({ target }) => setReference(target.value)}
            />
          </Field>
        </>
      )}
      {position && (
        <ProofField
          label={documentLabels[position]}
          hint={documentHint}
          required={needsFile}
          value={file}
          onValue={setFile}
          error={errorOf('document', needsFile && !file, 'Add the document')}
        />
      )}
    </FormFrame>
  );
}
