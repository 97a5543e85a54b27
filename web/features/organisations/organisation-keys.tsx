import { useRef, useState } from 'react';
import { organisationScopes } from '../../../functions/kernel/http/key-scopes.ts';
import { keyFields, KeyFields } from '../../entities/account/key-fields.tsx';
import { KeyItem } from '../../entities/account/key-item.tsx';
import { NewSecret } from '../../entities/account/new-secret.tsx';
import { useZodForm } from '../../lib/form.ts';
import { useFocusedForm } from '../../lib/use-focused-form.ts';
import { useReturnedFocus } from '../../lib/use-returned-focus.ts';
import { Button } from '../../ui/button.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { StepDialog } from '../../ui/step-dialog.tsx';
import { organisationCalls, type OwnOrganisation, type ShownOrganisationKey } from './api.ts';
import { useOrganisationAct } from './use-organisation-act.ts';

type Key = OwnOrganisation['keys'][number];

/** The keys of an organisation, which every member looks after. */
export function OrganisationKeys({ organisation }: { readonly organisation: OwnOrganisation }) {
  const { id, keys } = organisation;
  const [isMaking, setMaking] = useState(false);
  const [shown, setShown] = useState<ShownOrganisationKey>();
  const [asked, setAsked] = useState<{ readonly act: 'replace' | 'end'; readonly key: Key }>();
  const part = useRef<HTMLDivElement>(null);
  const maker = useReturnedFocus(isMaking || shown !== undefined);
  const { act, isBusy, reload } = useOrganisationAct(part);
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
  return (
    <div ref={part} tabIndex={-1} className="grid gap-3 outline-none">
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
            <KeyItem
              key={key.id}
              listed={key}
              heading="h4"
              isEnded={key.expired}
              scopes={key.scopes.map((scope) => organisationScopes[scope])}
              former="The secret before"
              isBusy={isBusy}
              onRotate={() => setAsked({ act: 'replace', key })}
              onEnd={() => setAsked({ act: 'end', key })}
            >
              <p className="text-sm">
                Client ID: <span className="font-mono break-all">{key.id}</span>
              </p>
            </KeyItem>
          ))}
        </ul>
      )}
      {asked && (
        <StepDialog
          title={`${asked.act === 'end' ? 'End' : 'Replace'} ${asked.key.name}?`}
          action={asked.act === 'end' ? 'End it' : 'Replace it'}
          danger={asked.act === 'end'}
          busy={isBusy}
          error={null}
          onSend={() => {
            setAsked(undefined);
            act(asked.act === 'end' ? end(asked.key) : rotate(asked.key));
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>
            {asked.act === 'end'
              ? 'Programs that use it stop working at once, with its tokens. This can’t be undone.'
              : 'You get a new secret, which we show once. The one before works for another day, so give your programs the new one by then.'}
          </p>
        </StepDialog>
      )}
      {isMaking ? (
        <KeyForm id={id} onMade={show} onCancel={() => setMaking(false)} />
      ) : (
        !shown && (
          <p>
            <Button
              ref={maker}
              variant={keys.length === 0 ? 'primary' : 'secondary'}
              onClick={() => setMaking(true)}
            >
              {keys.length === 0 ? 'Make its first key' : 'Make a key'}
            </Button>
          </p>
        )
      )}
    </div>
  );
}

const loadSchema = async () => (await import('./schemas.ts')).OrganisationKeyWishes;
interface FormProps {
  readonly id: OwnOrganisation['id'];
  readonly onMade: (made: ShownOrganisationKey) => Promise<void>;
  readonly onCancel: () => void;
}

function KeyForm({ id, onMade, onCancel }: FormProps) {
  const form = useZodForm(loadSchema, {
    ...keyFields,
    save: async (body) => onMade(await organisationCalls.createOrganisationKey({ params: { id }, body })),
  });
  return (
    <form
      ref={useFocusedForm()}
      {...form.formProps}
      className="grid gap-5 rounded-md border border-line bg-surface p-5"
    >
      <FormSummary {...form.summary} title="The key wasn’t made" />
      <KeyFields
        form={form}
        scopes={organisationScopes}
        nameHint="The program that uses it."
        daysHint="We email everyone a week before."
      />
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
