import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { formatPostcode, isPostcode } from '../../../../events/postcode.ts';
import { formatFirstLine } from '../../../../functions/listings/properties/domain/address.ts';
import { describeError } from '../../../lib/api-error.ts';
import { formatCounted } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryPart } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { type AddressSuggestion, addressesQuery } from '../api.ts';
import { useEditor } from '../editor.tsx';

interface Props {
  readonly onFound: () => void;
  readonly onHand: () => void;
}

/** A postcode with its addresses. */
export function AddressFinder({ onFound, onHand }: Props) {
  const { data, change, errorOf } = useEditor();
  const [asked, setAsked] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const typed = data.postcode ?? '';
  const ask = () => {
    setWrong(!isPostcode(typed));
    if (!isPostcode(typed)) return;
    const postcode = formatPostcode(typed);
    change({ postcode });
    setAsked(postcode);
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    ask();
  };
  const choose = ({ houseNo, ...address }: AddressSuggestion) => {
    change({ houseNo, address, ...(asked && { postcode: asked }) });
    onFound();
  };
  const error = isWrong ? 'Enter a full UK postcode, like LS6 3HN.' : errorOf('postcode');
  return (
    <div className="grid gap-4">
      <Field
        label="Postcode"
        hint="Like LS6 3HN"
        error={error ?? (asked ? undefined : (errorOf('address') ?? errorOf('houseNo')))}
      >
        <div className="flex gap-2">
          <div className="w-40">
            <TextInput
              name="postcode"
              autoComplete="postal-code"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={10}
              value={typed}
              onChange={(event) => {
                setWrong(false);
                change({ postcode: event.target.value });
              }}
              onKeyDown={onEnter}
              className="uppercase"
            />
          </div>
          <Button variant="secondary" onClick={ask}>
            Find address
          </Button>
        </div>
      </Field>
      {asked && <FoundAddresses postcode={asked} onChoose={choose} />}
      <button type="button" className="link min-h-11 justify-self-start" onClick={onHand}>
        Type the address instead
      </button>
    </div>
  );
}

interface FoundProps {
  readonly postcode: string;
  readonly onChoose: (address: AddressSuggestion) => void;
}

function FoundAddresses({ postcode, onChoose }: FoundProps) {
  return (
    <QueryPart
      query={useQuery(addressesQuery(postcode))}
      skeleton={
        <div className="grid gap-1.5">
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} className="h-11" />
          ))}
        </div>
      }
      renderError={({ error }) => (
        <Notice kind="warning" alert>
          {describeError(error)}
        </Notice>
      )}
    >
      {(addresses) => <AddressList addresses={addresses} postcode={postcode} onChoose={onChoose} />}
    </QueryPart>
  );
}

interface ListProps extends FoundProps {
  readonly addresses: readonly AddressSuggestion[];
}

function AddressList({ addresses, postcode, onChoose }: ListProps) {
  if (addresses.length === 0)
    return (
      <Notice kind="warning" live>
        {`We can’t find any addresses at ${postcode}. Check it, or type the address instead.`}
      </Notice>
    );
  return (
    <section aria-label="Addresses" className="grid gap-2">
      <p aria-live="polite" className="text-sm text-muted">
        {`${formatCounted(addresses.length, 'address', 'addresses')} at ${postcode}. Choose yours.`}
      </p>
      <ul className="max-h-84 divide-y divide-line overflow-y-auto rounded-md border border-edge bg-surface">
        {addresses.map((address) => (
          <li key={`${address.houseNo} ${address.line1} ${address.uprn}`}>
            <button
              type="button"
              onClick={() => onChoose(address)}
              className="flex min-h-11 w-full items-center gap-2 px-3 py-2 text-left -outline-offset-3 hover:bg-sunk"
            >
              <span className="grow">
                {formatFirstLine(address.houseNo, address.line1)}
                <span className="text-muted">, {address.town}</span>
              </span>
              <Icon as={ChevronRight} size={16} className="text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
