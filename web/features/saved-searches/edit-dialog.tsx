import { useQueryClient } from '@tanstack/react-query';
import {
  frequencies,
  invalidateSavedSearches,
  type SavedSearch,
  savedSearchApi,
} from '../../entities/saved-search/api.ts';
import { useZodForm } from '../../lib/form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { FormSummary } from '../../ui/form-summary.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const loadSchema = async () => (await import('../../entities/saved-search/schemas.ts')).MembersSearch;

interface Props {
  readonly search: SavedSearch;
  readonly link: string | undefined;
  readonly onClose: () => void;
}

/** Changes a saved search's name and how often it is mailed; its filters are changed among the results. */
export default function EditSearchDialog({ search, link, onClose }: Props) {
  const { id, name, frequency } = search;
  const queries = useQueryClient();
  const form = useZodForm(loadSchema, {
    initial: { name, frequency },
    labels: { name: 'Name', frequency: 'Emails' },
    save: async (body) => {
      await savedSearchApi.changeSavedSearch({ params: { id }, query: link ? { key: link } : {}, body });
      await invalidateSavedSearches(queries);
      onClose();
    },
  });
  return (
    <Dialog open title="Edit saved search" onClose={onClose}>
      <form {...form.formProps} className="grid gap-5">
        <FormSummary {...form.summary} />
        <Field label="Name" error={form.errorOf('name')}>
          <TextInput autoComplete="off" maxLength={80} {...form.text('name')} />
        </Field>
        <RadioGroup legend="Email me" options={frequencies} {...form.choice('frequency')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
