import { useRef, useState } from 'react';
import { formatPropertyStatus } from '../../../../functions/listings/properties/domain/home-status.ts';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { type BlockReason, blockReasons, peopleCalls, type StaffPerson } from './api.ts';
import { formatCardName } from './member-name.ts';

interface Props {
  readonly person: StaffPerson;
  readonly onClose: () => void;
}

/** The consequences of a block, and the reason for the person. */
export function BlockAccountDialog({ person, onClose }: Props) {
  const [reason, setReason] = useState<BlockReason>();
  const [isTried, setTried] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  return (
    <ActDialog
      title={`Block ${formatCardName(person)}?`}
      action="Block"
      danger
      done="The account is blocked."
      words={{ field: 'words', label: 'What happened', hint: 'The person reads this in the email.' }}
      onClose={onClose}
      isIncomplete={reason === undefined}
      onIncomplete={() => {
        setTried(true);
        select.current?.focus();
      }}
      // The server refuses one without a reason; the button does before.
      send={(words) =>
        peopleCalls.blockPerson({ params: { id: person.id }, body: { reason: reason ?? 'other', words } })
      }
    >
      <p>
        Every login ends, viewings are called off, open offers are withdrawn, and homes on sale are paused.
        The email says why and how to appeal.
      </p>
      {person.salesUnderWay.map(({ propertyId, home, status, nation }) => (
        <Notice key={propertyId} kind="warning" title={`The sale of ${home} goes on`}>
          <p>{`${formatPropertyStatus(status, nation)}. Write to both sides about how they finish it.`}</p>
        </Notice>
      ))}
      <Field label="Reason" error={isTried && !reason ? 'Choose a reason' : undefined}>
        <Select
          ref={select}
          options={blockReasons}
          placeholder="Choose"
          value={reason ?? ''}
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
      title={`Unblock ${formatCardName(person)}?`}
      action="Unblock"
      done="The account is open again."
      words={{ field: 'reason', label: 'Why', hint: 'Kept in the trail. The person doesn’t read it.' }}
      onClose={onClose}
      send={(reason) => peopleCalls.unblockPerson({ params: { id: person.id }, body: { reason } })}
    >
      <p>
        They can do what they could before. Homes that the block paused go on sale again; viewings and offers
        that it ended don’t come back.
      </p>
    </ActDialog>
  );
}
