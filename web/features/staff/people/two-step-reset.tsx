import { useState } from 'react';
import { formatPersonName } from '../../../lib/format.ts';
import { useUser } from '../../../entities/account/user.ts';
import { Button } from '../../../ui/button.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { peopleCalls, type StaffPerson } from './api.ts';
import * as words from './words.ts';
import { fillText } from '../../../lib/fill.ts';

/**
 * Turns two-step sign-in off for a person without app and codes; staff ask a colleague for their own account.
 */
export function TwoStepReset({ person }: { readonly person: StaffPerson }) {
  const [open, setOpen] = useState(false);
  const user = useUser();
  if (person.twoStepSince === undefined || person.deletedAt || person.id === user?.id) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {words.resetTwoStepSignIn}
      </Button>
      {open && (
        <ActDialog
          title={fillText(words.resetTwoStepSignInFor, { personName: formatPersonName(person) })}
          action={words.reset}
          danger
          done={words.twoStepSignInIs}
          words={{
            field: 'reason',
            label: words.whyAndHowYouKnow,
            hint: words.keptInTheTrailThe,
          }}
          onClose={() => setOpen(false)}
          send={(reason) => peopleCalls.resetTwoStep({ params: { id: person.id }, body: { reason } })}
        >
          <p>{words.everyLoginEndsAndThe}</p>
        </ActDialog>
      )}
    </>
  );
}
