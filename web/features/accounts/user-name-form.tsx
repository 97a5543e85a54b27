import { useQueryClient } from '@tanstack/react-query';
import { type User, userQuery } from '../../entities/account/user.ts';
import { useZodForm } from '../../lib/form.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { accounts } from './api.ts';

const loadSchema = async () => (await import('./schemas.ts')).UserNameChange;

/** The public username; it changes once in 30 days. */
export function UserNameForm({ user }: { readonly user: User }) {
  const queries = useQueryClient();
  const form = useZodForm(loadSchema, {
    initial: { user_name: user.user_name ?? '' },
    labels: { user_name: 'Username' },
    save: async (body) => {
      queries.setQueryData(userQuery.queryKey, await accounts.setUserName({ body }));
      toast.success('Your username has been changed.');
    },
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormSummary {...form.summary} />
      <div className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          label="Username"
          hint="This is what others see. You can change it once every 30 days."
          error={form.errorOf('user_name')}
        >
          <TextInput autoComplete="nickname" maxLength={90} {...form.text('user_name')} />
        </Field>
        <Button type="submit" variant="secondary" busy={form.busy} className="sm:mt-13">
          Change
        </Button>
      </div>
    </form>
  );
}
