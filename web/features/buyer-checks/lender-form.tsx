import { useState } from 'react';
import { type ProofFile, ProofField } from '../../entities/offer/proof-field.tsx';
import { Field } from '../../ui/field.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type CheckFormProps, documentHint, FormFrame, useCheckForm } from './form-frame.tsx';
import * as words from './words.ts';

/** An agreement in principle: lender, sum, and validity. */
export function LenderForm({ busy, error, onSend, onClose }: CheckFormProps) {
  const [lender, setLender] = useState('');
  const [amount, setAmount] = useState<number>();
  const [issuedOn, setIssuedOn] = useState('');
  const [expiresOn, setExpiresOn] = useState('');
  const [file, setFile] = useState<ProofFile>();
  const { setTried, errorOf } = useCheckForm(error);
  const send = () => {
    setTried(true);
    if (lender.trim() === '' || amount === undefined || !issuedOn || !expiresOn || !file) return;
    onSend({
      kind: 'agreement_in_principle',
      lender: lender.trim(),
      amountPence: amount * 100,
      issuedOn,
      expiresOn,
      document: file,
    });
  };
  return (
    <FormFrame busy={busy} onSubmit={send} onClose={onClose}>
      <Field label={words.lender} error={errorOf('lender', lender.trim() === '', words.nameTheLender)}>
        <TextInput maxLength={80} value={lender} onChange={({ target }) => setLender(target.value)} />
      </Field>
      <Field
        label={words.howMuchItWouldLend}
        error={errorOf('amountPence', amount === undefined, words.enterTheAmountInThe)}
      >
        <MoneyInput value={amount} onValue={setAmount} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={words.dateOfIssue}
          error={errorOf('issuedOn', !issuedOn, words.enterTheDateOfTheLetter)}
        >
          <TextInput type="date" value={issuedOn} onChange={({ target }) => setIssuedOn(target.value)} />
        </Field>
        <Field label={words.validUntil} error={errorOf('expiresOn', !expiresOn, words.enterItsLastDay)}>
          <TextInput type="date" value={expiresOn} onChange={({ target }) => setExpiresOn(target.value)} />
        </Field>
      </div>
      <ProofField
        label={words.theLetter}
        hint={documentHint}
        required
        value={file}
        onValue={setFile}
        error={errorOf('document', !file, words.addTheLetter)}
      />
    </FormFrame>
  );
}
