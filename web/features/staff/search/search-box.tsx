import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../../lib/router.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { findScope, findScopeOfPage, type SearchScope, toSearchAddress } from './scopes.ts';

export const searchPath = '/staff/search';

/** The search of the desk, which keeps to the list that it stands above; what was typed is in the address of its results. */
export function DeskSearchBox() {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isResults = pathname === searchPath;
  const typed = isResults ? (search.get('q') ?? '') : '';
  const scope = isResults ? findScope(search.get('in')) : findScopeOfPage(pathname);
  return <SearchForm key={`${scope?.kind ?? ''} ${typed}`} before={typed} scope={scope} />;
}

interface FormProps {
  readonly before: string;
  readonly scope: SearchScope | undefined;
}

function SearchForm({ before, scope }: FormProps) {
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
          if (!isShort) void navigate(toSearchAddress(typed.trim(), scope?.kind));
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
            placeholder={scope?.hint ?? 'Name, email, street, postcode, number or sum'}
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
