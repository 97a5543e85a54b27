import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { writePostFilters } from '../../../../functions/reach/site-pages/domain/post-list.ts';
import { useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/**
 * Searches all posts, regardless of the filters. Use the search text as its key, so that it resets with it.
 */
export function PostSearch({ words = '' }: { readonly words?: string | undefined }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words);
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    const q = typed.trim();
    void navigate(paths.posts + writePostFilters(q === '' ? {} : { q }));
  };
  return (
    <search>
      <form method="post" onSubmit={search} className="flex gap-2">
        <Field label="Search the guides" hideLabel className="grow">
          <TextInput
            type="search"
            name="q"
            placeholder="Search the guides"
            autoComplete="off"
            maxLength={100}
            before={<Icon as={Search} size={18} />}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
    </search>
  );
}
