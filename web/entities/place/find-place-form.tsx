import { Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** The way from a page that isn't there to homes; works without scripts, too. */
export function FindPlaceForm() {
  const navigate = useNavigate();
  const [place, setPlace] = useState('');
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    const query = place.trim() ? `?${new URLSearchParams({ q: place.trim() })}` : '';
    void navigate(paths.listing + query);
  };
  return (
    <search>
      <form action={paths.listing} onSubmit={find} className="grid gap-3">
        <Field label="Town or postcode">
          <TextInput
            type="search"
            name="q"
            before={<Icon as={Search} size={18} />}
            placeholder="Leeds, or LS6"
            autoComplete="off"
            value={place}
            onChange={(event) => setPlace(event.target.value)}
          />
        </Field>
        <Button type="submit">Find homes</Button>
      </form>
    </search>
  );
}
