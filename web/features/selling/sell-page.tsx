import { useQuery } from '@tanstack/react-query';
import {
  CalendarCheck,
  FileCheck,
  type LucideIcon,
  MessagesSquare,
  Scale,
  ShieldCheck,
  TrendingUp,
} from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { formatPostcode, isPostcode } from '../../../events/postcode.ts';
import { sellText } from '../../../functions/reach/site-pages/domain/texts/sell-text.ts';
import { catalogueQuery } from '../../entities/payment/api.ts';
import { PackagesTable } from '../../entities/payment/packages-table.tsx';
import { queryContext } from '../../lib/query.ts';
import { type LoaderFunctionArgs, useSearchParams } from '../../lib/router.ts';
import { useSession } from '../../lib/session.ts';
import { paths } from '../../site/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { type DraftStart, toNewDraftPath } from './draft-start.ts';
import { priceGuideQuery } from './records/api.ts';
import { findWorth, SellPrices, toGuideKind } from './records/sell-prices.tsx';
import { AgentSaving } from './saving/agent-saving.tsx';
import { parsePostcode } from './steps.ts';

/** Starts loading the prices; the page does not depend on them. */
export function loader({ context }: LoaderFunctionArgs): null {
  void context.get(queryContext).prefetchQuery(catalogueQuery);
  return null;
}

/** /sell: what sellers get and pay, prices nearby, and the beginning of a draft. */
export function Component() {
  const [query] = useSearchParams();
  const postcode = parsePostcode(query);
  const [typed, setTyped] = useState<DraftStart>({});
  const guide = useQuery({
    ...priceGuideQuery(toGuideKind(postcode ?? '', typed)),
    enabled: postcode !== undefined,
  }).data;
  // The middle of what similar homes go for, until the owner types a price of their own.
  const price = typed.price ?? (postcode === undefined || !guide ? undefined : findWorth(guide)?.median);
  const start = toNewDraftPath({ ...typed, ...(postcode !== undefined && { postcode }) });
  return (
    <div className="grid gap-14">
      <section className="grid gap-8">
        <div className="grid max-w-prose gap-3">
          <h1 className="text-3xl sm:text-4xl">{sellText.title}</h1>
          <p className="text-lg text-muted">{sellText.intro}</p>
        </div>
        <PostcodeForm key={postcode} postcode={postcode} />
        {postcode !== undefined && <SellPrices postcode={postcode} start={typed} onStart={setTyped} />}
        <StartButton to={start} />
      </section>
      <AgentSaving price={price} onPrice={(sum) => setTyped({ ...typed, price: sum })} />
      <SellingOffers />
      <section className="grid gap-4" aria-labelledby="prices">
        <div className="grid max-w-prose gap-1">
          <h2 id="prices" className="text-xl">
            {sellText.prices.title}
          </h2>
          <p className="text-muted">
            <LinkedText text={sellText.prices.text} />
          </p>
        </div>
        <PackagesTable />
      </section>
      <StartButton to={start} />
    </div>
  );
}

function StartButton({ to }: { readonly to: string }) {
  const { isLoggedIn } = useSession();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <LinkButton to={isLoggedIn ? to : `${paths.register}?${new URLSearchParams({ next: to })}`}>
        {sellText.start}
      </LinkButton>
      {isLoggedIn ? (
        <Link to={paths.myListing} className="link">
          Selling
        </Link>
      ) : (
        <p className="text-muted">{sellText.effort}</p>
      )}
    </div>
  );
}

/** Puts the postcode into the URL, so that the page with its prices can be shared and returned to. */
function PostcodeForm({ postcode }: { readonly postcode: string | undefined }) {
  const [, setQuery] = useSearchParams();
  const [typed, setTyped] = useState(postcode ?? '');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isPostcode(typed));
    if (isPostcode(typed)) setQuery({ postcode: formatPostcode(typed) }, { preventScrollReset: true });
  };
  return (
    <form onSubmit={submit} noValidate className="max-w-prose">
      <Field
        label={sellText.postcode.label}
        hint={sellText.postcode.hint}
        error={isWrong ? 'Enter a full UK postcode, like LS6 3HN.' : undefined}
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
              onChange={({ target }) => {
                setWrong(false);
                setTyped(target.value);
              }}
              className="uppercase"
            />
          </div>
          <Button type="submit" variant="secondary">
            {sellText.postcode.submit}
          </Button>
        </div>
      </Field>
    </form>
  );
}

/** In the order of the offers. */
const icons: readonly LucideIcon[] = [
  TrendingUp,
  CalendarCheck,
  MessagesSquare,
  Scale,
  FileCheck,
  ShieldCheck,
];

const SellingOffers = () => (
  <section aria-labelledby="get" className="grid gap-6">
    <h2 id="get" className="text-xl">
      {sellText.offersTitle}
    </h2>
    <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
      {sellText.offers.map(({ title, text }, nth) => (
        <li key={title} className="grid content-start gap-1">
          <Icon as={icons[nth] ?? TrendingUp} size={24} className="mb-1 text-action" />
          <h3 className="text-base">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
