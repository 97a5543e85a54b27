import { useState } from 'react';
import { type ProofFile, ProofField } from '../../entities/offer/proof-field.tsx';
import { Field } from '../../ui/field.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type CheckFormProps, documentHint, FormFrame, useCheckForm } from './form-frame.tsx';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

/** A bank statement: its sum and date. */
export function FundsForm({ busy, error, onSend, onClose }: CheckFormProps) {
  const [amount, setAmount] = useState<number>();
  const [statementOn, setStatementOn] = useState('');
  const [file, setFile] = useState<ProofFile>();
  const { setTried, errorOf } = useCheckForm(error);
  const send = () => {
    setTried(true);
    if (amount === undefined || !statementOn || !file) return;
    onSend({ kind: 'proof_of_funds', amountPence: amount * 100, statementOn, document: file });
  };
  return (
    <FormFrame busy={busy} onSubmit={send} onClose={onClose}>
      <Field
        label={words.howMuchItShows}
        error={errorOf('amountPence', amount === undefined, words.enterTheAmountTheStatement)}
      >
        <MoneyInput value={amount} onValue={setAmount} />
      </Field>
      <Field
        label={words.dateOfTheStatement}
        error={errorOf('statementOn', !statementOn, words.enterTheDateOfThe)}
      >
        <TextInput type="date" value={statementOn} onChange={({ target }) => setStatementOn(target.value)} />
      </Field>
      <ProofField
        label={words.theStatement}
        hint={fillText(words.documentHintYouMayBlackOut, { documentHint })}
        required
        value={file}
        onValue={setFile}
        error={errorOf('document', !file, words.addTheStatement)}
      />
    </FormFrame>
  );
}
