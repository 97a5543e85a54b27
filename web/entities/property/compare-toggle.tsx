import { Check, Columns3 } from 'lucide-react';
import { cx } from '../../lib/cx.ts';
import { toast } from '../../lib/toast.ts';
import { getButtonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { listComparedHomes, mostCompared, saveComparedHomes, useComparedHomes } from './home-comparison.ts';
import type { PropertyPage } from './property.ts';

interface Props {
  readonly id: PropertyPage['id'];
  /** Distinguishes this toggle for screen readers: `Oak Road, Leeds`. */
  readonly title: string;
  /** A button among others instead of a line of a list. */
  readonly asButton?: boolean;
  readonly className?: string;
}

/** Puts a home into the comparison of this browser, or takes it out. */
export function CompareToggle({ id, title, asButton, className }: Props) {
  const isCompared = useComparedHomes().includes(id);
  const press = () => {
    const ids = listComparedHomes();
    if (isCompared) saveComparedHomes(ids.filter((other) => other !== id));
    else if (ids.length < mostCompared) saveComparedHomes([...ids, id]);
    else toast.failure(`You can compare ${mostCompared} homes at once. Take one out first.`);
  };
  return (
    <button
      type="button"
      aria-pressed={isCompared}
      onClick={press}
      className={cx(
        asButton
          ? getButtonClass({ variant: 'secondary' })
          : 'flex min-h-11 items-center gap-2 text-sm font-semibold text-muted hover:underline',
        className,
      )}
    >
      <Icon as={isCompared ? Check : Columns3} size={18} className={cx(isCompared && 'text-action')} />
      Compare
      <span className="sr-only"> {title}</span>
    </button>
  );
}
