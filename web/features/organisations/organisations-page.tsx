import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type User, useUser } from '../../entities/account/user.ts';
import { useZodForm } from '../../lib/form.ts';
import { useFocusedForm } from '../../lib/use-focused-form.ts';
import { useReturnedFocus } from '../../lib/use-returned-focus.ts';
import type { Handle } from '../../site/head.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { Link } from '../../ui/link.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { organisationCalls, organisationsQuery } from './api.ts';
import { OrganisationPart } from './organisation-part.tsx';
import { useOrganisationAct } from './use-organisation-act.ts';

export const handle: Handle = { head: { title: 'Organisations', noindex: true } };

/** /developers/organisations: teams whose members share keys. */
export function Component() {
  const user = useUser();
  if (!user) return <SkeletonLines lines={6} />;
  return (
    <div className="mx-auto grid max-w-prose grid-cols-1 gap-6">
      <div className="grid gap-2">
        <h1 className="text-2xl">Organisations</h1>
        <p className="text-pretty text-muted">
          Your team’s programs share keys that go on working when somebody leaves. They search and read what
          everyone can see, and nothing of anybody’s account.{' '}
          <Link to={`${paths.developers}#organisations`} className="link">
            How to use them
          </Link>
        </p>
      </div>
      <Organisations user={user} />
    </div>
  );
}

function Organisations({ user }: { readonly user: User }) {
  const query = useQuery(organisationsQuery);
  const [isFounding, setFounding] = useState(false);
  const founder = useReturnedFocus(isFounding);
  const list = useRef<HTMLDivElement>(null);
  return (
    <QuerySection query={query} what="load your organisations" skeleton={<SkeletonLines lines={5} />}>
      {({ organisations }) => (
        <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-6 outline-none">
          {organisations.map((organisation) => (
            <OrganisationPart
              key={organisation.id}
              organisation={organisation}
              userId={user.id}
              list={list}
            />
          ))}
          {organisations.length === 0 && !isFounding && (
            <p>You’re not in an organisation. If your team has one, ask an admin of it to invite you.</p>
          )}
          {isFounding ? (
            <FoundingForm onEnd={() => setFounding(false)} />
          ) : (
            <p>
              <Button
                ref={founder}
                variant={organisations.length === 0 ? 'primary' : 'secondary'}
                onClick={() => setFounding(true)}
              >
                {organisations.length === 0 ? 'Create an organisation' : 'Create another organisation'}
              </Button>
            </p>
          )}
        </div>
      )}
    </QuerySection>
  );
}

const loadSchema = async () => (await import('./schemas.ts')).NewOrganisation;

function FoundingForm({ onEnd }: { readonly onEnd: () => void }) {
  const { reload } = useOrganisationAct();
  const form = useZodForm(loadSchema, {
    initial: { name: '' },
    labels: { name: 'Name' },
    save: async (body) => {
      await organisationCalls.createOrganisation({ body });
      await reload();
      onEnd();
    },
  });
  return (
    <form
      ref={useFocusedForm()}
      {...form.formProps}
      className="grid gap-5 rounded-md border border-line bg-surface p-5"
    >
      <h2 className="text-xl">A new organisation</h2>
      <FormSummary {...form.summary} title="We couldn’t create the organisation" />
      <Field label="Name" hint="As your colleagues know it." error={form.errorOf('name')}>
        <TextInput maxLength={80} autoComplete="organization" {...form.text('name')} />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          Create it
        </Button>
        <Button variant="quiet" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
