import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { useZodForm } from '../../lib/form.ts';
import { type User, userQuery } from '../../entities/account/user.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Textarea } from '../../ui/textarea.tsx';
import { toast } from '../../lib/toast.ts';
import { accounts } from './api.ts';
import * as words from './words.ts';
import { fillText } from '../../lib/fill.ts';

const loadSchema = async () => (await import('./schemas.ts')).Deletion;

/** Deletes the account, with an explanation. */
export function DeleteAccount({ user }: { readonly user: User }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-8">
      <h2 className="text-xl">{words.deleteAccount}</h2>
      <p className="text-muted">{words.yourHomesLeaveTheMarket}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {words.deleteMyAccount}
      </Button>
      <Dialog open={open} onClose={close} title={words.deleteYourAccount}>
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
    labels: { password: words.password, code: words.codeFromYourApp, reason: words.reason },
    save: async ({ password, code, reason }) => {
      const body = { ...(password && { password }), ...(code && { code }), ...(reason && { reason }) };
      const { deletesAt } = await accounts.deleteAccount({ body });
      await queries.invalidateQueries(userQuery);
      onDone();
      toast.notice(
        'Account deletion',
        fillText(words.yourAccountWillBeDeleted, { deletesAt: formatMoment(deletesAt) }),
      );
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormSummary {...form.summary} title={words.yourAccountWasntDeleted} />
      <p>{words.homesYoureSellingLeaveThe}</p>
      <Field label={words.password} hint={words.leaveItEmptyIfYou} error={form.errorOf('password')}>
        <PasswordInput autoComplete="current-password" {...form.text('password')} />
      </Field>
      {user.twoStep.on && (
        <Field label={words.codeFromYourApp} hint={words.n6Digits} error={form.errorOf('code')}>
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={7} {...form.text('code')} />
        </Field>
      )}
      <Field label={words.whyAreYouLeaving} optional error={form.errorOf('reason')}>
        <Textarea rows={3} maxLength={500} {...form.text('reason')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={form.busy}>
          {words.deleteMyAccount}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {words.keepIt}
        </Button>
      </div>
    </form>
  );
}
