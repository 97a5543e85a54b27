import { type FormEvent, useState } from 'react';
import { findPostcode } from '../../../../events/postcode.ts';
import { useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

/** For owners: from a postcode to what homes like theirs ask and sold for. */
export function ValuationBox() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const postcode = findPostcode(typed);
    setWrong(postcode === undefined);
    if (postcode !== undefined) void navigate(`${paths.sell}?${new URLSearchParams({ postcode })}`);
  };
  return (
    <section aria-labelledby="worth" className="grid gap-4 rounded-md bg-sunk p-4 sm:p-6 md:grid-cols-2">
      <div>
        <h2 id="worth" className="text-xl">
          What’s your home worth?
        </h2>
        <p className="mt-1 max-w-prose text-muted">
          See what homes like yours ask now and, in England and Wales, what homes nearby sold for.
        </p>
      </div>
      <form method="post" onSubmit={submit} noValidate>
        <Field label="Your postcode" error={isWrong ? 'Enter a full postcode, like LS6 3HN.' : undefined}>
          <div className="flex gap-2">
            <div className="min-w-0 grow">
              <TextInput
                name="postcode"
                autoComplete="postal-code"
                maxLength={20}
                value={typed}
                onChange={({ target }) => {
                  setWrong(false);
                  setTyped(target.value);
                }}
              />
            </div>
            <Button type="submit" className="shrink-0">
              See prices
            </Button>
          </div>
        </Field>
      </form>
    </section>
  );
}
