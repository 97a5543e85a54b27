import { X } from 'lucide-react';
import { useState } from 'react';
import { formatLondonDay } from '../../../../functions/kernel/london-time.ts';
import { HomeNews } from '../../../entities/property/card/news.tsx';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { Price } from '../../../ui/price.tsx';
import { createCompareRows } from './compare-rows.ts';

interface Props {
  readonly homes: readonly PropertyPage[];
  /** Leaves out the facts in which all homes agree. */
  readonly isShort: boolean;
  readonly onRemove: (id: PropertyPage['id']) => void;
}

const labelCell =
  'sticky left-0 z-10 bg-paper py-2.5 pr-3 text-left align-top text-sm font-normal text-muted max-sm:w-24';

/** One column for each home; narrow screens scroll the homes under the names of the facts. */
export function CompareTable({ homes, isShort, onRemove }: Props) {
  const [today] = useState(() => formatLondonDay(new Date()));
  const rows = createCompareRows(homes, today).filter(({ differs }) => differs || !isShort);
  return (
    <section aria-label="Comparison" className="-mx-4 mt-4 overflow-x-auto px-4 sm:mx-0 sm:px-0">
      <table
        className="w-full table-fixed"
        style={{ minWidth: `${6 + homes.length * 8}rem`, maxWidth: `${11 + homes.length * 18}rem` }}
      >
        <thead>
          <tr className="align-top">
            <th scope="col" className="sticky left-0 z-10 w-24 bg-paper sm:w-44">
              <span className="sr-only">Fact</span>
            </th>
            {homes.map((home) => (
              <th key={home.id} scope="col" className="pb-4 pl-4 text-left font-normal">
                <HomeColumn home={home} onRemove={() => onRemove(home.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-t border-line">
              <th scope="row" className={labelCell}>
                {label}
              </th>
              {values.map((value, nth) => (
                <td key={homes[nth]?.id} className="tabular py-2.5 pl-4 align-top wrap-anywhere">
                  {value ?? <span className="text-muted italic">Not known</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface ColumnProps {
  readonly home: PropertyPage;
  readonly onRemove: () => void;
}

const HomeColumn = ({ home, onRemove }: ColumnProps) => (
  <div className="grid content-start gap-2">
    <div className="relative">
      <Photo
        picture={home.pictures[0]}
        alt=""
        sizes="(min-width: 64rem) 15rem, 50vw"
        className="rounded-md"
        eager
      />
      <HomeNews home={home} className="absolute top-2 left-2 max-sm:hidden" />
      <Button
        variant="secondary"
        size="icon"
        onClick={onRemove}
        className="absolute top-1 right-1"
        data-print="no"
      >
        <Icon as={X} size={18} label={`Take out ${home.title}`} />
      </Button>
    </div>
    <Price amount={home.price} qualifier={home.priceQualifier} inline className="text-lg" />
    <Link to={paths.property(home)} className="font-semibold hover:underline">
      {home.title} <span className="font-normal text-muted">{home.outcode}</span>
    </Link>
  </div>
);
