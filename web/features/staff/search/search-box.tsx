import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../../lib/router.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

export const searchPath = '/staff/search';

/** The search of the desk; what was typed is in the address of the page of its results. */
export function DeskSearchBox() {
  const { pathname } = useLocation();
  const q = useSearchParams()[0].get('q') ?? '';
  const typed = pathname === searchPath ? q : '';
  return <SearchForm key={typed} before={typed} />;
}

function SearchForm({ before }: { readonly before: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(before);
  const [isTried, setTried] = useState(false);
  const isShort = typed.trim().length < 2;
  return (
    <search>
      <form
        className="flex items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isShort) void navigate(`${searchPath}?q=${encodeURIComponent(typed.trim())}`);
        }}
      >
        <Field
          label="Search the desk"
          hideLabel
          error={isTried && isShort ? 'Type at least two characters' : undefined}
          className="min-w-0 grow"
        >
          <TextInput
            type="search"
            name="q"
            data-find
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            placeholder="Name, email, street, postcode, number or sum"
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
