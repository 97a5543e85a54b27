import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { affiliateCalls, type Application } from './api.ts';

interface Props {
  readonly application: Application;
  readonly onClose: () => void;
}

/** Approves with a code and the points per referral. */
export function ApproveDialog({ application: { id, name }, onClose }: Props) {
  const [code, setCode] = useState('');
  const [points, setPoints] = useState('200');
  return (
    <ActDialog
      title={`Approve ${name}?`}
      action="Approve"
      done="The affiliate is approved and gets an email with the code."
      onClose={onClose}
      send={() =>
        affiliateCalls.approveApplication({ params: { id }, body: { code, points: Number(points) } })
      }
    >
      <p>The code takes the place of the one that they have; people who use the old one still count.</p>
      <Field label="Code" hint="6 to 12 letters and digits, without I, O, 0 and 1">
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={12}
          value={code}
          onChange={({ target }) => setCode(target.value.toUpperCase())}
        />
      </Field>
      <Field label="Points for each referral" hint="In place of the usual points">
        <TextInput
          inputMode="numeric"
          className="tabular"
          maxLength={5}
          value={points}
          onChange={({ target }) => setPoints(target.value.replaceAll(/\D/g, ''))}
        />
      </Field>
    </ActDialog>
  );
}

export function DeclineDialog({ application: { id, name }, onClose }: Props) {
  return (
    <ActDialog
      title={`Decline ${name}?`}
      action="Decline"
      done="The application is declined."
      words={{ field: 'reason', label: 'Reasons', hint: 'The applicant reads these in the email.' }}
      onClose={onClose}
      send={(reason) => affiliateCalls.declineApplication({ params: { id }, body: { reason } })}
    />
  );
}
