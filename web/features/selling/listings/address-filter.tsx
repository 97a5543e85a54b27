import { useEffect, useState } from 'react';
import { useSearchParams } from '../../../lib/router.ts';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

const pauseMs = 250;

/** A filter by words of the address, which is in the URL once the typing pauses. */
export function AddressFilter() {
  const [query, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(query.get('q') ?? '');
  useEffect(() => {
    const words = typed.trim();
    if (words === (query.get('q') ?? '')) return;
    const pause = setTimeout(() => {
      setQuery(
        (now) => {
          if (words) now.set('q', words);
          else now.delete('q');
          now.delete('page');
          return now;
        },
        { preventScrollReset: true, replace: true },
      );
    }, pauseMs);
    return () => clearTimeout(pause);
  }, [typed, query, setQuery]);
  return (
    <Field label="Street, town or postcode" hideLabel className="min-w-0 grow sm:w-64">
      <TextInput
        type="search"
        name="q"
        maxLength={80}
        placeholder="Street, town or postcode"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </Field>
  );
}
