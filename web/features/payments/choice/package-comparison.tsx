import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Package } from '../../../entities/payment/api.ts';
import { Icon } from '../../../ui/icon.tsx';

interface Props {
  readonly packages: readonly Package[];
  /** The features in one order. */
  readonly lines: readonly string[];
  readonly has: (offered: Package, line: string) => boolean;
  /** What a feature is, where its name doesn’t say. */
  readonly notes: Readonly<Record<string, string>>;
}

/** All packages in one table: for phones, where cards stand one below the other, and next to an active one. */
export function PackageComparison({ packages, lines, has, notes }: Props) {
  return (
    <div className="grid gap-4 text-sm">
      <table className="w-full table-fixed border-collapse">
        <caption className="pb-2 text-left text-lg font-semibold">What each package has</caption>
        <thead>
          <tr>
            <th scope="col" className="w-[28%]">
              <span className="sr-only">Feature</span>
            </th>
            {packages.map(({ id, name }) => (
              <th key={id} scope="col" className="pb-2 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ComparisonRow name="Days on sale" packages={packages} render={({ days }) => days} />
          <ComparisonRow name="Photos" packages={packages} render={({ max_photos: photos }) => photos} />
          {lines.map((line) => (
            <ComparisonRow
              key={line}
              name={line}
              packages={packages}
              render={(offered) => <Inclusion isIn={has(offered, line)} />}
            />
          ))}
        </tbody>
      </table>
      <dl className="grid gap-2">
        {lines.flatMap((line) =>
          notes[line] === undefined
            ? []
            : [
                <div key={line}>
                  <dt className="font-semibold">{line}</dt>
                  <dd className="text-muted">{notes[line]}</dd>
                </div>,
              ],
        )}
      </dl>
    </div>
  );
}

interface RowProps {
  readonly name: string;
  readonly packages: readonly Package[];
  readonly render: (offered: Package) => ReactNode;
}
const ComparisonRow = ({ name, packages, render }: RowProps) => (
  <tr className="border-t border-line">
    <th scope="row" className="py-2.5 pr-1 text-left font-normal">
      {name}
    </th>
    {packages.map((offered) => (
      <td key={offered.id} className="tabular text-center">
        {render(offered)}
      </td>
    ))}
  </tr>
);

const Inclusion = ({ isIn }: { readonly isIn: boolean }) => (
  <Icon
    as={isIn ? Check : Minus}
    size={18}
    className={isIn ? 'mx-auto text-action' : 'mx-auto text-muted'}
    label={isIn ? 'Included' : 'Not included'}
  />
);
