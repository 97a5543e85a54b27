import { Bath, BedDouble, Ruler } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PropertyCard } from '../../../../functions/listings/properties/domain/views.ts';
import { formatCounted, formatArea } from '../../../lib/format.ts';
import { Icon } from '../../../ui/icon.tsx';

type HomeSize = Pick<PropertyCard, 'noOfBedrooms' | 'noOfBathrooms' | 'floorAreaSqm'>;

const Fact = ({
  icon,
  words,
  children,
}: {
  readonly icon: typeof Bath;
  readonly words: string;
  readonly children: ReactNode;
}) => (
  <li className="flex items-center gap-1.5 whitespace-nowrap">
    <Icon as={icon} size={17} className="text-muted" />
    <span aria-hidden className="tabular">
      {children}
    </span>
    <span className="sr-only">{words}</span>
  </li>
);

/** Bedrooms, bathrooms and area on one line. */
export function HomeFacts({ home }: { readonly home: HomeSize }) {
  return (
    <ul className="flex flex-wrap items-center gap-x-3.5 gap-y-0.5 text-sm">
      <Fact
        icon={BedDouble}
        words={home.noOfBedrooms === 0 ? 'Studio' : formatCounted(home.noOfBedrooms, 'bedroom')}
      >
        {home.noOfBedrooms === 0 ? 'Studio' : home.noOfBedrooms}
      </Fact>
      <Fact icon={Bath} words={formatCounted(home.noOfBathrooms, 'bathroom')}>
        {home.noOfBathrooms}
      </Fact>
      {home.floorAreaSqm !== undefined && (
        <Fact icon={Ruler} words={formatArea(home.floorAreaSqm)}>
          {formatArea(home.floorAreaSqm)}
        </Fact>
      )}
    </ul>
  );
}
