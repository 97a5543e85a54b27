import type { ReactNode } from 'react';
import { cx } from '../../../lib/cx.ts';
import { Link } from '../../../ui/link.tsx';

export interface FilterChoice<Value> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly to: string;
}

interface Props<Value> {
  readonly label: string;
  readonly choices: readonly FilterChoice<Value>[];
  readonly chosen: Value | undefined;
}

/** A row of links above a list, each of which filters it. */
export function FilterChoices<Value extends string | undefined>({ label, choices, chosen }: Props<Value>) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {choices.map(({ value, label: name, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={value === chosen ? 'page' : undefined}
          className={cx(
            'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium whitespace-nowrap',
            value === chosen
              ? 'border-action bg-action-soft text-action-strong'
              : 'border-edge hover:bg-sunk',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
