import { type FormEvent, useState } from 'react';
import { findPostcode } from '../../../events/postcode.ts';
import { useNavigate } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';

/** The seller’s step: a draft begins with the postcode, and its form asks for the rest of the address. */
export function WelcomeSale() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const begin = (event: FormEvent) => {
    event.preventDefault();
    const postcode = findPostcode(typed);
    setWrong(postcode === undefined);
    if (postcode === undefined) return;
    const query = new URLSearchParams({ draft: 'new', step: '1', postcode });
    void navigate(`${paths.addProperty}?${query}`);
  };
  return (
    <form onSubmit={begin} noValidate className="grid gap-4">
      <Field
        label="Its postcode"
        hint="We start a draft with it. Nobody sees it before you put it on sale."
        error={isWrong ? 'Enter a full UK postcode, like LS6 3HN.' : undefined}
      >
        <TextInput
          name="postcode"
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={typed}
          onChange={({ target }) => {
            setWrong(false);
            setTyped(target.value);
          }}
        />
      </Field>
      <Button type="submit">Start the draft</Button>
      <p className="text-center text-muted">
        <Link to={paths.sell} className="link">
          See what selling costs first
        </Link>
      </p>
    </form>
  );
}
