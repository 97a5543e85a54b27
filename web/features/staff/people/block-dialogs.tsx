import { useState } from 'react';
import { formatPersonName, formatOptionCode } from '../../../lib/format.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { type BlockReason, blockReasons, peopleCalls, type StaffPerson } from './api.ts';
import * as texts from './words.ts';
import { fillText } from '../../../lib/fill.ts';

interface Props {
  readonly person: StaffPerson;
  readonly onClose: () => void;
}

/** The consequences of a block, and the reason for the person. */
export function BlockAccountDialog({ person, onClose }: Props) {
  const [reason, setReason] = useState<BlockReason>('fraud');
  return (
    <ActDialog
      title={fillText(texts.blockPersonName, { personName: formatPersonName(person) })}
      action={texts.block}
      danger
      done={texts.theAccountIsBlocked}
      words={{ field: 'words', label: texts.whatHappened, hint: texts.thePersonReadsThisIn }}
      onClose={onClose}
      send={(words) => peopleCalls.blockPerson({ params: { id: person.id }, body: { reason, words } })}
    >
      <p>{texts.everyLoginEndsViewingsAre}</p>
      {person.saleUnderWay && (
        <Notice kind="warning" title={texts.aSaleIsUnderWay}>
          <p>
            {fillText(texts.itGoesOnLowerCaseWrite, {
              lowerCase: formatOptionCode(person.saleUnderWay).toLowerCase(),
            })}
          </p>
        </Notice>
      )}
      <Field label={texts.reason}>
        <Select
          options={blockReasons}
          value={reason}
          onChange={({ target }) => {
            const chosen = blockReasons.find(({ value }) => value === target.value);
            if (chosen) setReason(chosen.value);
          }}
        />
      </Field>
    </ActDialog>
  );
}

export function UnblockAccountDialog({ person, onClose }: Props) {
  return (
    <ActDialog
      title={fillText(texts.unblockPersonName, { personName: formatPersonName(person) })}
      action={texts.unblock}
      done={texts.theAccountIsOpenAgain}
      words={{ field: 'reason', label: texts.why, hint: texts.keptInTheTrailThe }}
      onClose={onClose}
      send={(reason) => peopleCalls.unblockPerson({ params: { id: person.id }, body: { reason } })}
    >
      <p>{texts.theyCanDoWhatThey}</p>
    </ActDialog>
  );
}
