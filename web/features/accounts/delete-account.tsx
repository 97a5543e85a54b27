import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type User, userQuery } from '../../entities/account/user.ts';
import { useZodForm } from '../../lib/form.ts';
import { formatMoment } from '../../lib/format.ts';
import { forgetKept } from '../../lib/kept/forget-kept.ts';
import { forgetOutbox } from '../../lib/outbox-entry.ts';
import { getPersonId } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { accounts } from './api.ts';

const loadSchema = async () => (await import('./schemas.ts')).Deletion;

/** Deletes the account, with an explanation. */
export function DeleteAccount({ user }: { readonly user: User }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-8">
      <h2 className="text-xl">Delete account</h2>
      <p className="text-muted">
        Your homes leave the market at once. You have 14 days to change your mind; after that we erase your
        personal data.
      </p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog open={open} onClose={close} title="Delete your account?">
        <DeletionForm user={user} onDone={close} />
      </Dialog>
    </section>
  );
}

interface FormProps {
  readonly user: User;
  readonly onDone: () => void;
}

function DeletionForm({ user, onDone }: FormProps) {
  const queries = useQueryClient();
  const form = useZodForm(loadSchema, {
    initial: { password: '', code: '', reason: '' },
    labels: { password: 'Password', code: 'Code from your app', reason: 'Reason' },
    save: async ({ password, code, reason }) => {
      const body = { ...(password && { password }), ...(code && { code }), ...(reason && { reason }) };
      const { deletesAt } = await accounts.deleteAccount({ body });
      const person = getPersonId();
      if (person !== undefined) forgetOutbox(person);
      // One that fails is made up for by the next page.
      await forgetKept().catch(() => undefined);
      await queries.invalidateQueries(userQuery);
      onDone();
      toast.notice('Account deletion', `Your account will be deleted on ${formatMoment(deletesAt)}.`);
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormSummary {...form.summary} title="Your account wasn’t deleted" />
      <p>
        Homes you’re selling leave the market at once. You can change your mind at any time during the 14
        days.
      </p>
      <Field
        label="Password"
        hint="Leave it empty if you log in with Google or Facebook."
        error={form.errorOf('password')}
      >
        <PasswordInput autoComplete="current-password" {...form.text('password')} />
      </Field>
      {user.twoStep.on && (
        <Field label="Code from your app" hint="6 digits" error={form.errorOf('code')}>
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={7} {...form.text('code')} />
        </Field>
      )}
      <Field label="Why are you leaving?" optional error={form.errorOf('reason')}>
        <Textarea rows={3} maxLength={500} {...form.text('reason')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={form.busy}>
          Delete my account
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Keep it
        </Button>
      </div>
    </form>
  );
}
