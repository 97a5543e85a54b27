import { useState } from 'react';
import { type ProofFile, ProofField } from '../../entities/offer/proof-field.tsx';
import { Field } from '../../ui/field.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type CheckFormProps, documentHint, FormFrame, useCheckForm } from './form-frame.tsx';

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
        label="How much it shows"
        error={errorOf('amountPence', amount === undefined, 'Enter the amount the statement shows')}
      >
        <MoneyInput value={amount} onValue={setAmount} />
      </Field>
      <Field
        label="Date of the statement"
        error={errorOf('statementOn', !statementOn, 'Enter the date of the statement')}
      >
        <TextInput type="date" value={statementOn} onChange={({ target }) => setStatementOn(target.value)} />
      </Field>
      <ProofField
        label="The statement"
        hint={`${documentHint} You may black out everything but your name, the date and the balance.`}
        required
        value={file}
        onValue={setFile}
        error={errorOf('document', !file, 'Add the statement')}
      />
    </FormFrame>
  );
}
