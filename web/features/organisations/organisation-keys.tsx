import { useState } from 'react';
import { organisationScopeNames, organisationScopes } from '../../../functions/kernel/http/key-scopes.ts';
import { NewSecret } from '../../entities/account/new-secret.tsx';
import { useZodForm } from '../../lib/form.ts';
import { formatDate, formatMoment } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { Fieldset } from '../../ui/fieldset.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Select } from '../../ui/select.tsx';
import { StepDialog } from '../../ui/step-dialog.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { organisationCalls, type OwnOrganisation, type ShownOrganisationKey } from './api.ts';
import { useOrganisationAct } from './use-organisation-act.ts';

type Key = OwnOrganisation['keys'][number];

/** The keys of an organisation, which every member looks after. */
export function OrganisationKeys({ organisation }: { readonly organisation: OwnOrganisation }) {
  const { id, keys } = organisation;
  const [isMaking, setMaking] = useState(false);
  const [shown, setShown] = useState<ShownOrganisationKey>();
  const [ending, setEnding] = useState<Key>();
  const { act, isBusy, reload } = useOrganisationAct();
  const show = async (made: ShownOrganisationKey) => {
    setShown(made);
    setMaking(false);
    await reload();
  };
  const rotate = (key: Key) => async () => {
    const made = await organisationCalls.rotateOrganisationKey({ params: { id, keyId: key.id } });
    setShown(made);
    setMaking(false);
    return undefined;
  };
  const end = (key: Key) => async () => {
    await organisationCalls.endOrganisationKey({ params: { id, keyId: key.id } });
    return `“${key.name}” and its tokens have ended.`;
  };
  const button = { size: 'sm', variant: 'secondary', disabled: isBusy } as const;
  return (
    <div className="grid gap-3">
      <h3 className="font-semibold">Keys</h3>
      {shown && (
        <NewSecret
          label={`Secret of “${shown.key.name}”`}
          secret={shown.apiKey}
          onKept={() => setShown(undefined)}
        />
      )}
      {keys.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {keys.map((key) => (
            <li key={key.id} className="grid gap-2 py-4">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h4 className="font-semibold break-words">{key.name}</h4>
                <span className="font-mono text-sm text-muted">{`…${key.hint}`}</span>
                {key.expired && <Badge tone="brick">Ended</Badge>}
              </div>
              <p className="text-sm">
                Client ID: <span className="font-mono break-all">{key.id}</span>
              </p>
              <p className="text-sm">{key.scopes.map((scope) => organisationScopes[scope]).join(' · ')}</p>
              <p className="text-sm text-muted">{describeUse(key)}</p>
              <div className="flex flex-wrap gap-3">
                <Button {...button} aria-label={`Replace ${key.name}`} onClick={() => act(rotate(key))}>
                  Replace
                </Button>
                <Button {...button} aria-label={`End ${key.name}`} onClick={() => setEnding(key)}>
                  End
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {ending && (
        <StepDialog
          title={`End ${ending.name}?`}
          action="End it"
          danger
          busy={isBusy}
          error={null}
          onSend={() => {
            setEnding(undefined);
            act(end(ending));
          }}
          onClose={() => setEnding(undefined)}
        >
          <p>Programs that use it stop working at once, with its tokens. This can’t be undone.</p>
        </StepDialog>
      )}
      {isMaking ? (
        <KeyForm id={id} onMade={show} onCancel={() => setMaking(false)} />
      ) : (
        !shown && (
          <p>
            <Button variant={keys.length === 0 ? 'primary' : 'secondary'} onClick={() => setMaking(true)}>
              {keys.length === 0 ? 'Make its first key' : 'Make a key'}
            </Button>
          </p>
        )
      )}
    </div>
  );
}

function describeUse({ createdAt, expiresAt, usedAt, formerUntil, expired }: Key): string {
  const used = usedAt === undefined ? 'not used yet' : `last used ${formatMoment(usedAt)}`;
  const until = `${expired ? 'ended' : 'works until'} ${formatDate(expiresAt)}`;
  const former =
    formerUntil === undefined ? '' : `. The secret before works until ${formatMoment(formerUntil)}`;
  return `Made ${formatDate(createdAt)}, ${used}, ${until}${former}`;
}

const loadSchema = async () => (await import('./schemas.ts')).OrganisationKeyWishes;
const days = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

interface FormProps {
  readonly id: OwnOrganisation['id'];
  readonly onMade: (made: ShownOrganisationKey) => Promise<void>;
  readonly onCancel: () => void;
}

function KeyForm({ id, onMade, onCancel }: FormProps) {
  const form = useZodForm(loadSchema, {
    initial: { name: '', scopes: [], days: '90' },
    labels: { name: 'Name', scopes: 'What it may do', days: 'How long it works' },
    save: async (body) => onMade(await organisationCalls.createOrganisationKey({ params: { id }, body })),
  });
  const chosen = Array.isArray(form.values['scopes']) ? form.values['scopes'] : [];
  return (
    <form {...form.formProps} className="grid gap-5 rounded-md border border-line bg-surface p-5">
      <FormSummary {...form.summary} title="The key wasn’t made" />
      <Field label="Name" hint="The program that uses it." error={form.errorOf('name')}>
        <TextInput maxLength={60} autoComplete="off" {...form.text('name')} />
      </Field>
      <Fieldset legend="What it may do" error={form.errorOf('scopes')}>
        <div className="grid gap-1">
          {organisationScopeNames.map((scope) => (
            <Checkbox
              key={scope}
              name="scopes"
              label={organisationScopes[scope]}
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
      <Field label="How long it works" hint="We email everyone a week before." error={form.errorOf('days')}>
        <Select options={days} {...form.text('days')} />
      </Field>
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
