import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from '../../../lib/router.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

interface Props {
  readonly label: string;
  readonly hint: string;
}

/** The search of a section; its text is in the URL. */
export function StaffSearchForm({ label, hint }: Props) {
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('q') ?? '');
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setSearch(typed.trim() ? { q: typed.trim() } : {});
        }}
      >
        <Field label={label} hint={hint} className="grow basis-64">
          <TextInput
            type="search"
            name="q"
            data-find
            autoComplete="off"
            spellCheck={false}
            before={<Icon as={Search} size={18} />}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit">Search</Button>
      </form>
    </search>
  );
}
