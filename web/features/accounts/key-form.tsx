import { keyScopeNames, keyScopes } from '../../../functions/kernel/http/key-scopes.ts';
import type { User } from '../../entities/account/user.ts';
import { useZodForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { apiKeys, type ShownKey } from './keys-api.ts';

const loadSchema = async () => (await import('./key-schema.ts')).KeyWishes;

const days = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

interface Props {
  readonly user: User;
  readonly onMade: (made: ShownKey) => void;
  readonly onCancel: () => void;
}

/** What a new key is called, may do, and how long it works. */
export function KeyForm({ user, onMade, onCancel }: Props) {
  const form = useZodForm(loadSchema, {
    initial: { name: '', scopes: [], days: '90', password: '', code: '' },
    labels: {
      name: 'Name',
      scopes: 'What it may do',
      days: 'How long it works',
      password: 'Password',
      code: 'Code from your app',
    },
    save: async (body) => onMade(await apiKeys.createApiKey({ body })),
  });
  const chosen = Array.isArray(form.values['scopes']) ? form.values['scopes'] : [];
  return (
    <form {...form.formProps} className="grid gap-5 rounded-md border border-line bg-surface p-5">
      <h2 className="text-xl">A new key</h2>
      <FormSummary {...form.summary} title="The key wasn’t made" />
      <Field label="Name" hint="What uses it, such as “My diary”." error={form.errorOf('name')}>
        <TextInput maxLength={60} autoComplete="off" {...form.text('name')} />
      </Field>
      <Fieldset legend="What it may do" error={form.errorOf('scopes')}>
        <div className="grid gap-1">
          {keyScopeNames.map((scope) => (
            <Checkbox
              key={scope}
              name="scopes"
              label={keyScopes[scope]}
              checked={chosen.includes(scope)}
              onChange={({ target }) =>
                form.set(
                  'scopes',
                  target.checked ? [...chosen, scope] : chosen.filter((one) => one !== scope),
                )
              }
            />
          ))}
        </div>
      </Fieldset>
      <Field label="How long it works" error={form.errorOf('days')}>
        <Select options={days} {...form.text('days')} />
      </Field>
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
