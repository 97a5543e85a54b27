import { keyScopes } from '../../../functions/kernel/http/key-scopes.ts';
import { keyFields, KeyFields } from '../../entities/account/key-fields.tsx';
import type { User } from '../../entities/account/user.ts';
import { useZodForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { apiKeys, type ShownKey } from './keys-api.ts';

const loadSchema = async () => (await import('./key-schema.ts')).KeyWishes;

interface Props {
  readonly user: User;
  readonly onMade: (made: ShownKey) => void;
  readonly onCancel: () => void;
}

/** What a new key is called, may do, and how long it works. */
export function KeyForm({ user, onMade, onCancel }: Props) {
  const form = useZodForm(loadSchema, {
    initial: { ...keyFields.initial, password: '', code: '' },
    labels: { ...keyFields.labels, password: 'Password', code: 'Code from your app' },
    save: async (body) => onMade(await apiKeys.createApiKey({ body })),
  });
  return (
    <form {...form.formProps} className="grid gap-5 rounded-md border border-line bg-surface p-5">
      <h2 className="text-xl">A new key</h2>
      <FormSummary {...form.summary} title="The key wasn’t made" />
      <KeyFields form={form} scopes={keyScopes} nameHint="What uses it, such as “My diary”." />
      {user.signInWith === 'password' && (
        <Field label="Password" hint="So we know it’s you." error={form.errorOf('password')}>
          <PasswordInput autoComplete="current-password" {...form.text('password')} />
        </Field>
      )}
      {user.twoStep.on && (
        <Field label="Code from your app" hint="6 digits" error={form.errorOf('code')}>
          <TextInput inputMode="numeric" autoComplete="one-time-code" maxLength={7} {...form.text('code')} />
        </Field>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          Make the key
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
