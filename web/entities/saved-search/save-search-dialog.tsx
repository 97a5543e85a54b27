import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../app/paths.ts';
import { useZodForm } from '../../lib/form.ts';
import { requireLogin, useSession } from '../../lib/session.ts';
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
import * as words from './words.ts';

export interface SaveSearchProps {
  /** The filters, as in the address of results. */
  readonly query: string;
  /** A name for the search, until the person gives one. */
  readonly name: string;
  readonly onClose: () => void;
}

const labels = { name: words.name, frequency: words.emails, email: words.yourEmail, website: words.website };

/** Saves the search of the results; a visitor gives an email address, which a link confirms. */
export default function SaveSearchDialog(props: SaveSearchProps) {
  const { isLoggedIn } = useSession();
  const [saved, setSaved] = useState<'search' | 'address'>();
  const title = { search: words.searchSaved, address: words.checkYourEmail };
  return (
    <Dialog open title={saved ? title[saved] : words.saveThisSearch} onClose={props.onClose}>
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
      <p className="text-muted">{words.wellEmailYouEveryHome}</p>
      <Field label={labels.name} error={form.errorOf('name')}>
        <TextInput autoComplete="off" maxLength={longestName} {...form.text('name')} />
      </Field>
      <RadioGroup legend={words.emailMe} options={frequencies} {...form.choice('frequency')} />
      {!isMember && (
        <>
          <Field label={labels.email} hint={words.wellSendALinkTo} error={form.errorOf('email')}>
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
          {words.saveAndStartAlerts}
        </Button>
        {!isMember && (
          <Button
            variant="quiet"
            onClick={() => {
              onClose();
              requireLogin();
            }}
          >
            {words.logInInstead}
          </Button>
        )}
      </div>
    </form>
  );
}

const SavedNote = ({ onClose }: { readonly onClose: () => void }) => (
  <div className="grid gap-5" aria-live="polite">
    <p>{words.youllLearnFromUsAs}</p>
    <div className="flex flex-wrap gap-3">
      <Button onClick={onClose}>{words.backToTheHomes}</Button>
      <LinkButton to={paths.savedSearches} variant="secondary">
        {words.yourSavedSearches}
      </LinkButton>
    </div>
  </div>
);

const ConfirmNote = ({ onClose }: { readonly onClose: () => void }) => (
  <div className="grid gap-5" aria-live="polite">
    <p>{words.openTheLinkInThe}</p>
    <Button className="justify-self-start" onClick={onClose}>
      {words.backToTheHomes}
    </Button>
  </div>
);
