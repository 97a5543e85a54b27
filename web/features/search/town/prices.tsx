import { minAsked } from '../../../../functions/finding/search/domain/place-overview.ts';
import { formatPropertyTypePlural } from '../../../../functions/listings/properties/domain/property-words.ts';
import { describeAsked, formatBeds } from '../../../../functions/reach/site-pages/domain/town-page.ts';
import { FactLead, FactRow } from '../../../entities/place/fact-rows.tsx';
import { formatCounted } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import type { PlaceOverview } from './api.ts';
import { SoldPrices } from './sold-prices.tsx';
import { TownSection } from './town-section.tsx';

interface Props {
  readonly placeId: string;
  readonly name: string;
  readonly overview: PlaceOverview | undefined;
  /** Whether prices paid are known by place. */
  readonly hasSales: boolean;
  readonly onRetry: () => void;
}

/** What homes in a place ask now, and what they sold for. */
export function TownPrices({ placeId, name, overview, hasSales, onRetry }: Props) {
  return (
    <TownSection id="prices" title={`Prices in ${name}`}>
      <div className="grid gap-10">
        {overview ? <AskingPrices overview={overview} /> : <MissingPrices onRetry={onRetry} />}
        {hasSales && <SoldPrices placeId={placeId} name={name} />}
      </div>
    </TownSection>
  );
}

const MissingPrices = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center gap-3">
    <p className="text-muted">We couldn’t load the asking prices here.</p>
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </div>
);

interface AskedProps {
  readonly label: string;
  readonly group: { readonly count: number; readonly median?: number | undefined };
}

const AskedRow = ({ label, group }: AskedProps) => (
  <FactRow
    name={label}
    value={describeAsked(group)}
    note={`${formatCounted(group.count, 'home')} for sale`}
  />
);

function AskingPrices({ overview: { total, kinds, bedrooms } }: { readonly overview: PlaceOverview }) {
  const isKnown = [...kinds, ...bedrooms].some(({ count }) => count >= minAsked);
  return (
    <div>
      <h3 className="text-lg">Asking prices now</h3>
      {isKnown ? (
        <AskedTables kinds={kinds} bedrooms={bedrooms} />
      ) : (
        <FactLead>{describeFew(total)}</FactLead>
      )}
    </div>
  );
}

/** Why no kind or size has enough homes. */
const describeFew = (total: number): string =>
  total === 0
    ? 'Nothing is for sale here now, so there are no asking prices.'
    : `${total === 1 ? '1 home is' : `${total} homes are`} for sale here, and fewer than three of any type or size: too few for a median asking price.`;

function AskedTables({ kinds, bedrooms }: Pick<PlaceOverview, 'kinds' | 'bedrooms'>) {
  return (
    <>
      <FactLead>Median asking price, where at least three homes are for sale.</FactLead>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div>
          <h4 className="mb-2 text-base">By type</h4>
          <ul>
            {kinds.map((kind) => (
              <AskedRow key={kind.type} label={formatPropertyTypePlural(kind.type)} group={kind} />
            ))}
          </ul>
        </div>
        <div>
          <h4 className="mb-2 text-base">By bedrooms</h4>
          <ul>
            {bedrooms.map((group) => (
              <AskedRow key={group.beds} label={formatBeds(group.beds)} group={group} />
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
