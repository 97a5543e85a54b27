import { X } from 'lucide-react';
import { type UIEvent, useRef, useState } from 'react';
import { formatLondonDay } from '../../../../functions/kernel/london-time.ts';
import { HomeNews } from '../../../entities/property/card/news.tsx';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { cx } from '../../../lib/cx.ts';
import { paths } from '../../../site/paths.ts';
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

const labelColumn = 'w-24 sm:w-44';
const labelCell =
  'sticky left-0 z-10 bg-paper py-2.5 pr-3 text-left align-top text-sm font-normal text-muted max-sm:w-24';
/** To the edges of a phone. */
const bleed = '-mx-4 px-4 sm:mx-0 sm:px-0';

/** One column for each home; narrow screens scroll the homes under the names of the facts. */
export function CompareTable({ homes, isShort, onRemove }: Props) {
  const [today] = useState(() => formatLondonDay(new Date()));
  const rows = createCompareRows(homes, today).filter(({ differs }) => differs || !isShort);
  const names = useRef<HTMLDivElement>(null);
  const facts = useRef<HTMLElement>(null);
  const follow = (other: HTMLElement | null, { currentTarget }: UIEvent) => {
    if (other) other.scrollLeft = currentTarget.scrollLeft;
  };
  const size = { minWidth: `${6 + homes.length * 8}rem`, maxWidth: `${11 + homes.length * 18}rem` };
  return (
    <>
      {/* Outside of what scrolls sideways, which nothing stays in sight of. */}
      <div
        ref={names}
        onScroll={(event) => follow(facts.current, event)}
        className={cx(bleed, 'sticky top-15 z-20 mt-4 overflow-x-auto bg-paper [scrollbar-width:none]')}
      >
        <div className="flex border-b border-line" style={size}>
          <span className={cx(labelColumn, 'sticky left-0 z-10 shrink-0 bg-paper')} />
          {homes.map((home) => (
            <div key={home.id} className="min-w-0 flex-1 py-2 pl-4">
              <Price amount={home.price} qualifier={home.priceQualifier} inline className="sm:text-lg" />
              <Link
                to={paths.property(home)}
                className="line-clamp-2 text-sm font-semibold hover:underline sm:text-base"
              >
                {home.title} <span className="font-normal text-muted">{home.outcode}</span>
              </Link>
            </div>
          ))}
        </div>
      </div>
      <section
        ref={facts}
        onScroll={(event) => follow(names.current, event)}
        aria-label="Comparison"
        className={cx(bleed, 'overflow-x-auto')}
      >
        <table className="w-full table-fixed" style={size}>
          <thead>
            <tr className="align-top">
              <th scope="col" className={cx(labelColumn, 'sticky left-0 z-10 bg-paper')}>
                <span className="sr-only">Fact</span>
              </th>
              {homes.map((home) => (
                <th key={home.id} scope="col" className="py-4 pl-4 text-left font-normal">
                  <HomeHead home={home} onRemove={() => onRemove(home.id)} />
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
    </>
  );
}

interface HeadProps {
  readonly home: PropertyPage;
  readonly onRemove: () => void;
}

const HomeHead = ({ home, onRemove }: HeadProps) => (
  <div className="relative">
    <span className="sr-only">
      {home.title} {home.outcode} <Price amount={home.price} qualifier={home.priceQualifier} inline />
    </span>
    <Photo
      picture={home.pictures[0]}
      alt=""
      sizes="(min-width: 64rem) 15rem, 50vw"
      className="rounded-md"
      eager
    />
    <HomeNews home={home} className="absolute top-2 left-2 max-sm:hidden" />
    <button
      type="button"
      onClick={onRemove}
      className="absolute top-1 right-1 grid size-8 place-items-center rounded-full bg-surface/90 hover:bg-surface"
      data-print="no"
    >
      <Icon as={X} size={18} label={`Take out ${home.title}`} />
    </button>
  </div>
);
