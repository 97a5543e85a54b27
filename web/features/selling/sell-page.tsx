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
import {
  createPortalAnswer,
  portalQuestion,
  withoutPortals,
} from '../../../functions/reach/site-pages/domain/help/portal-answer.ts';
import { catalogueQuery } from '../../entities/payment/api.ts';
import { PackagesTable } from '../../entities/payment/packages-table.tsx';
import { openPortalsQuery } from '../../entities/portal/api.ts';
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
import { importPath } from './import-path.ts';
import { priceGuideQuery } from './records/api.ts';
import { findRange, SellPrices, toGuideKind } from './records/sell-prices.tsx';
import { AgentSaving } from './saving/agent-saving.tsx';
import { parsePostcode } from './steps.ts';

/** Starts loading the prices; the page does not depend on them. */
export function loader({ context }: LoaderFunctionArgs): null {
  void context.get(queryContext).prefetchQuery(catalogueQuery);
  void context.get(queryContext).prefetchQuery(openPortalsQuery);
  return null;
}

/** Of no home, so that the saving is there before the owner types anything; it goes into no listing. */
const examplePrice = 300_000;

/** /sell: what sellers get and pay, prices nearby, and the beginning of a draft. */
export function Component() {
  const [query] = useSearchParams();
  const postcode = parsePostcode(query);
  const [typed, setTyped] = useState<DraftStart>({});
  // `null` once the owner has emptied the field.
  const [ownPrice, setOwnPrice] = useState<number | null>();
  const guide = useQuery({
    ...priceGuideQuery(toGuideKind(postcode ?? '', typed)),
    enabled: postcode !== undefined,
  }).data;
  // The median of what similar homes go for, until the owner types a price of their own.
  const median = postcode === undefined || !guide ? undefined : findRange(guide)?.median;
  const sum = ownPrice ?? undefined;
  const source = ownPrice !== undefined ? 'own' : median === undefined ? 'example' : 'median';
  const start = toNewDraftPath({ ...typed, postcode, price: sum });
  return (
    <div className="grid gap-14">
      <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section className="grid gap-8">
          <div className="grid max-w-prose gap-3">
            <h1 className="text-3xl sm:text-4xl">Sell your home yourself</h1>
            <p className="text-lg text-muted">
              You know it best. Put it on sale free or for one fixed price, talk to buyers directly, and keep
              everything in one place until you hand over the keys.
            </p>
          </div>
          <PostcodeForm key={postcode} postcode={postcode} />
          {postcode !== undefined && <SellPrices postcode={postcode} start={typed} onStart={setTyped} />}
          <div className="grid gap-2">
            <StartButton to={start} />
            <p className="text-muted">
              <LinkedText text={`Have it in a file, or advertised elsewhere? [Bring it in](${importPath})`} />
            </p>
          </div>
        </section>
        <PortalAnswer />
      </div>
      <AgentSaving
        price={{ own: sum, median, example: examplePrice }[source]}
        source={source}
        onPrice={(price) => setOwnPrice(price ?? null)}
      />
      <SellingOffers />
      <section className="grid gap-4" aria-labelledby="prices">
        <div className="grid max-w-prose gap-1">
          <h2 id="prices" className="text-xl">
            What it costs
          </h2>
          <p className="text-muted">
            <LinkedText text="One payment for the whole time on sale, including VAT, and no commission. [How it works, step by step](/how-it-works)" />
          </p>
        </div>
        <PackagesTable />
      </section>
      <StartButton to={start} />
    </div>
  );
}

/** Who sees the home, as Help says it; where homes are sent to depends on the site. */
function PortalAnswer() {
  const { data } = useQuery(openPortalsQuery);
  if (!data) return null;
  return (
    <section aria-labelledby="portals" className="grid gap-2 rounded-md border border-line bg-surface p-5">
      <h2 id="portals" className="text-lg">
        {portalQuestion}
      </h2>
      {(createPortalAnswer(data) ?? withoutPortals).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </section>
  );
}

function StartButton({ to }: { readonly to: string }) {
  const { isLoggedIn } = useSession();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <LinkButton to={isLoggedIn ? to : `${paths.register}?${new URLSearchParams({ next: to })}`}>
        Start your listing
      </LinkButton>
      {isLoggedIn ? (
        <Link to={paths.myListing} className="link">
          Selling
        </Link>
      ) : (
        <p className="text-muted">About 20 minutes. We save as you go, so you can stop at any time.</p>
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
        label="Your postcode"
        hint="See what similar homes ask now and, in England and Wales, what homes nearby sold for"
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
            See prices
          </Button>
        </div>
      </Field>
    </form>
  );
}

const offers: readonly { readonly icon: LucideIcon; readonly title: string; readonly text: string }[] = [
  {
    icon: TrendingUp,
    title: 'A price with reasons',
    text: 'What similar homes on sale ask and, in England and Wales, what homes near yours sold for, next to your own price.',
  },
  {
    icon: CalendarCheck,
    title: 'Viewings when it suits you',
    text: 'Offer the times you want. Buyers book one, you confirm it, and both of you get a calendar invitation.',
  },
  {
    icon: MessagesSquare,
    title: 'Buyers, directly',
    text: 'Messages, viewings and offers in one conversation for each buyer. Your phone number stays private until you accept an offer.',
  },
  {
    icon: Scale,
    title: 'Offers side by side',
    text: 'Compare sums, funding and chains. Accept, counter or decline, and keep the others as backups.',
  },
  {
    icon: FileCheck,
    title: 'The way to completion',
    text: 'Every step after the offer with its dates, the memorandum of sale, and a link for your solicitor.',
  },
  {
    icon: ShieldCheck,
    title: 'Careful with your home',
    text: 'Your house number can stay hidden until you confirm a viewing, and you choose who may book one.',
  },
];

const SellingOffers = () => (
  <section aria-labelledby="get" className="grid gap-6">
    <h2 id="get" className="text-xl">
      What you get
    </h2>
    <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
      {offers.map(({ icon, title, text }) => (
        <li key={title} className="grid content-start gap-1">
          <Icon as={icon} size={24} className="mb-1 text-action" />
          <h3 className="text-base">{title}</h3>
          <p className="text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);
