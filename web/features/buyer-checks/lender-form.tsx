import { useState } from 'react';
import { type ProofFile, ProofField } from '../../entities/offer/proof-field.tsx';
import { Field } from '../../ui/field.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type CheckFormProps, documentHint, FormFrame, useCheckForm } from './form-frame.tsx';

/** An agreement in principle: lender, sum, and validity. */
export function LenderForm({ earlier, busy, error, onSend, onClose }: CheckFormProps) {
  const { evidence, profile } = earlier;
  const sent = evidence?.kind === 'agreement_in_principle' ? evidence : undefined;
  const [lender, setLender] = useState(sent?.lender ?? '');
  const [amount, setAmount] = useState(sent ? sent.amountPence / 100 : profile?.aipAmount);
  const [issuedOn, setIssuedOn] = useState('');
  const [expiresOn, setExpiresOn] = useState(sent ? '' : (profile?.aipExpiry ?? ''));
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
      <Field label="Lender" error={errorOf('lender', lender.trim() === '', 'Name the lender')}>
        <TextInput maxLength={80} value={lender} onChange={({ target }) => setLender(target.value)} />
      </Field>
      <Field
        label="How much it would lend"
        error={errorOf('amountPence', amount === undefined, 'Enter the amount in the letter')}
      >
        <MoneyInput value={amount} onValue={setAmount} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Date of issue" error={errorOf('issuedOn', !issuedOn, 'Enter the date of the letter')}>
          <TextInput type="date" value={issuedOn} onChange={({ target }) => setIssuedOn(target.value)} />
        </Field>
        <Field label="Valid until" error={errorOf('expiresOn', !expiresOn, 'Enter its last day')}>
          <TextInput type="date" value={expiresOn} onChange={({ target }) => setExpiresOn(target.value)} />
        </Field>
      </div>
      <ProofField
        label="The letter"
        hint={documentHint}
        required
        value={file}
        onValue={setFile}
        error={errorOf('document', !file, 'Add the letter')}
      />
    </FormFrame>
  );
}
