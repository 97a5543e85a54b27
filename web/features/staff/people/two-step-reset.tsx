import { useState } from 'react';
import { useUser } from '../../../entities/account/user.ts';
import { Button } from '../../../ui/button.tsx';
import { ActDialog } from '../parts/act-dialog.tsx';
import { peopleCalls, type StaffPerson } from './api.ts';
import { formatCardName } from './member-name.ts';

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
        Reset two-step sign-in
      </Button>
      {open && (
        <ActDialog
          title={`Reset two-step sign-in for ${formatCardName(person)}?`}
          action="Reset"
          danger
          done="Two-step sign-in is off."
          words={{
            field: 'reason',
            label: 'Why, and how you know who they are',
            hint: 'Kept in the trail. The person doesn’t read it.',
          }}
          onClose={() => setOpen(false)}
          send={(reason) => peopleCalls.resetTwoStep({ params: { id: person.id }, body: { reason } })}
        >
          <p>
            Every login ends, and the password alone opens the account until they turn it on again. First make
            sure you’re talking to the owner of the account. We’ll email them.
          </p>
        </ActDialog>
      )}
    </>
  );
}
