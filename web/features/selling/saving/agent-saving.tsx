import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { catalogueQuery, type Package } from '../../../entities/payment/api.ts';
import { formatPence } from '../../../lib/format.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { computeSaving, parseFee } from './saving-sum.ts';

interface Props {
  /** Whole pounds; undefined once the owner has emptied the field. */
  readonly price: number | undefined;
  readonly source: keyof typeof priceHints;
  readonly onPrice: (price: number | undefined) => void;
}

/** Where the price comes from: the owner, the median of what similar homes go for, or no home at all. */
const priceHints = {
  own: 'Your own figure',
  median: 'Like the homes above',
  example: 'An example: put in yours',
} as const;
const mostPrice = 500_000_000;

/** What an owner's agent would charge next to a package, all of it by the owner's own figures. */
export function AgentSaving(props: Props) {
  return (
    <section aria-labelledby="saving" className="grid gap-5">
      <div className="grid max-w-prose gap-1">
        <h2 id="saving" className="text-xl">
          What you’d save compared with an agent
        </h2>
        <p className="text-muted">
          Put in your own figures. Most agents charge a share of the price; Gable costs the same whatever your
          home sells for.
        </p>
      </div>
      <QuerySection
        query={useQuery(catalogueQuery)}
        what="load the prices"
        skeleton={<Skeleton className="h-72 rounded-md" />}
      >
        {(packages) => <SavingForm {...props} packages={packages} />}
      </QuerySection>
    </section>
  );
}

function SavingForm({ price, source, onPrice, packages }: Props & { readonly packages: readonly Package[] }) {
  const [fee, setFee] = useState('1');
  const [addsVat, setAddsVat] = useState(false);
  // The one chosen most or, where none is, the smallest that is paid for; they come cheapest first.
  const suggested =
    packages.find(({ popular }) => popular) ?? packages.find(({ pricePence }) => pricePence > 0);
  const [name, setName] = useState(suggested?.name ?? '');
  const feeBasisPoints = parseFee(fee);
  const chosen = packages.find((one) => one.name === name);
  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-10">
      <div className="grid content-start gap-4 sm:grid-cols-2">
        <Field label="What it sells for" hint={priceHints[source]}>
          <MoneyInput name="price" most={mostPrice} value={price} onValue={onPrice} />
        </Field>
        <Field
          label="Agent’s fee (%)"
          hint="An example: put in your quote"
          error={feeBasisPoints === undefined ? 'Enter a fee of up to 10 per cent, like 1.2' : undefined}
        >
          <TextInput
            name="fee"
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={fee}
            onChange={({ target }) => setFee(target.value)}
          />
        </Field>
        <div className="sm:col-span-2">
          <Checkbox
            name="vat"
            label="VAT comes on top of that fee"
            hint="Ask which of the two they quoted"
            checked={addsVat}
            onChange={({ target }) => setAddsVat(target.checked)}
          />
        </div>
        <Field label="Your package">
          <Select
            name="package"
            options={packages.map((one) => ({ value: one.name, label: formatPackage(one) }))}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </div>
      <div className="grid content-start" aria-live="polite">
        {price !== undefined && price > 0 && feeBasisPoints !== undefined && chosen ? (
          <SavingResult terms={{ price, feeBasisPoints, addsVat }} chosen={chosen} />
        ) : (
          <p className="text-muted">Type a price and a fee, and see the difference here.</p>
        )}
      </div>
    </div>
  );
}

const formatPackage = ({ name, pricePence }: Package): string =>
  `${name}, ${pricePence === 0 ? 'free' : formatPence(pricePence)}`;

interface ResultProps {
  readonly terms: Parameters<typeof computeSaving>[0];
  readonly chosen: Package;
}

function SavingResult({ terms, chosen }: ResultProps) {
  const { feePence, vatPence, agentPence, savedPence } = computeSaving(terms, chosen.pricePence);
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-5">
      <p className="text-lg font-semibold">
        {savedPence > 0
          ? 'You’d save '
          : savedPence < 0
            ? 'The agent would cost less, by '
            : 'Both cost the same: '}
        <span className="tabular text-2xl font-bold">
          {formatPence(savedPence === 0 ? agentPence : Math.abs(savedPence))}
        </span>
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5">
        <dt>Agent’s fee</dt>
        <dd className="tabular text-right">{formatPence(feePence)}</dd>
        {terms.addsVat && (
          <>
            <dt>VAT on it, at 20%</dt>
            <dd className="tabular text-right">{formatPence(vatPence)}</dd>
            <dt>Agent, in all</dt>
            <dd className="tabular text-right">{formatPence(agentPence)}</dd>
          </>
        )}
        <dt>Gable {chosen.name}, including VAT</dt>
        <dd className="tabular text-right">
          {chosen.pricePence === 0 ? 'Free' : formatPence(chosen.pricePence)}
        </dd>
      </dl>
      <p className="text-sm text-muted">
        An agent does viewings, calls and paperwork for that fee. Here you do them yourself, with our tools.
        Solicitors, the EPC and moving cost the same either way.
      </p>
    </div>
  );
}
