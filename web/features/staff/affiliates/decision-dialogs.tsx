import { useState } from 'react';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { affiliateCalls, type Application } from './api.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

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
      title={fillText(words.approveName2, { name })}
      action={words.approve}
      done={words.theAffiliateIsApprovedAnd}
      onClose={onClose}
      send={() =>
        affiliateCalls.approveApplication({ params: { id }, body: { code, points: Number(points) } })
      }
    >
      <p>{words.theCodeTakesThePlace}</p>
      <Field label={words.code} hint={words.n6To12LettersAnd}>
        <TextInput
          autoComplete="off"
          spellCheck={false}
          maxLength={12}
          value={code}
          onChange={({ target }) => setCode(target.value.toUpperCase())}
        />
      </Field>
      <Field label={words.pointsForEachReferral} hint={words.inPlaceOfTheUsual}>
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
      title={fillText(words.declineName2, { name })}
      action={words.decline}
      done={words.theApplicationIsDeclined}
      words={{ field: 'reason', label: words.reasons, hint: words.theApplicantReadsTheseIn }}
      onClose={onClose}
      send={(reason) => affiliateCalls.declineApplication({ params: { id }, body: { reason } })}
    />
  );
}
