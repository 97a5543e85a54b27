import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useZodForm } from '../../lib/form.ts';
import { requireLogin, useSession } from '../../lib/session.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { userQuery } from '../account/user.ts';
import {
  frequencies,
  invalidateSavedSearches,
  longestName,
  savedSearchApi,
  type SearchToSave,
} from './api.ts';

export interface SaveSearchProps {
  /** The filters, as in the address of results. */
  readonly query: string;
  /** A name for the search, until the person gives one. */
  readonly name: string;
  readonly onClose: () => void;
}

const labels = { name: 'Name', frequency: 'Emails', email: 'Your email', website: 'Website' };

/** Saves the search of the results; a visitor gives an email address, which a link confirms. */
export default function SaveSearchDialog(props: SaveSearchProps) {
  const { isLoggedIn } = useSession();
  const [saved, setSaved] = useState<'search' | 'address'>();
  const title = { search: 'Search saved', address: 'Check your email' };
  return (
    <Dialog open title={saved ? title[saved] : 'Save this search'} onClose={props.onClose}>
      {saved === 'search' && <SavedNote onClose={props.onClose} />}
      {saved === 'address' && <ConfirmNote onClose={props.onClose} />}
      {!saved && <SaveForm {...props} isMember={isLoggedIn} onSaved={setSaved} />}
    </Dialog>
  );
}

interface FormProps extends SaveSearchProps {
  readonly isMember: boolean;
  readonly onSaved: (saved: 'search' | 'address') => void;
}

const memberSchema = async () => (await import('./schemas.ts')).MembersSearch;
const visitorSchema = async () => (await import('./schemas.ts')).VisitorsSearch;

function SaveForm({ query, name, isMember, onSaved, onClose }: FormProps) {
  const queries = useQueryClient();
  const save = async (body: Omit<SearchToSave, 'query'>) => {
    const { confirm } = await savedSearchApi.saveSearch({ body: { ...body, query } });
    void invalidateSavedSearches(queries);
    void queries.invalidateQueries(userQuery);
    onSaved(confirm ? 'address' : 'search');
  };
  const form = useZodForm(isMember ? memberSchema : visitorSchema, {
    initial: { name: name.slice(0, longestName), frequency: 'instant', email: '', website: '' },
    labels,
    save,
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormSummary {...form.summary} />
      <p className="text-muted">
        We’ll email you every home that fits: new ones, price cuts and homes that come back on the market.
      </p>
      <Field label={labels.name} error={form.errorOf('name')}>
        <TextInput autoComplete="off" maxLength={longestName} {...form.text('name')} />
      </Field>
      <RadioGroup legend="Email me" options={frequencies} {...form.choice('frequency')} />
      {!isMember && (
        <>
          <Field
            label={labels.email}
            hint="We’ll send a link to confirm it. Every email has a link to stop them."
            error={form.errorOf('email')}
          >
            <TextInput type="email" inputMode="email" autoComplete="email" {...form.text('email')} />
          </Field>
          <div hidden>
            <Field label={labels.website}>
              <TextInput tabIndex={-1} autoComplete="off" {...form.text('website')} />
            </Field>
          </div>
        </>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.busy}>
          Save and start alerts
        </Button>
        {!isMember && (
          <Button
            variant="quiet"
            onClick={() => {
              onClose();
              requireLogin({ to: 'save this search' });
            }}
          >
            Log in instead
          </Button>
        )}
      </div>
    </form>
  );
}

const SavedNote = ({ onClose }: { readonly onClose: () => void }) => (
  <div className="grid gap-5" aria-live="polite">
    <p>You’ll hear from us as soon as a home fits. You can change or pause this search at any time.</p>
    <div className="flex flex-wrap gap-3">
      <Button onClick={onClose}>Back to the homes</Button>
      <LinkButton to={paths.savedSearches} variant="secondary">
        Your saved searches
      </LinkButton>
    </div>
  </div>
);

const ConfirmNote = ({ onClose }: { readonly onClose: () => void }) => (
  <div className="grid gap-5" aria-live="polite">
    <p>
      Open the link in the email we’ve just sent to start your alerts. It works for seven days. Nothing there?
      Look in your junk folder.
    </p>
    <Button className="justify-self-start" onClick={onClose}>
      Back to the homes
    </Button>
  </div>
);
