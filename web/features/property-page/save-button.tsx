import { Heart } from 'lucide-react';
import { type SavableHome, useSaveToggle } from '../../entities/favourite/use-save-toggle.ts';
import { cx } from '../../lib/cx.ts';
import { getButtonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

interface Props {
  readonly home: SavableHome;
  /** Distinguishes this button for screen readers: `Oak Road, Leeds`. */
  readonly title: string;
  readonly wide?: boolean;
  readonly primary?: boolean;
}

/** The save button with text. */
export function SaveButton({ home, title, wide, primary }: Props) {
  const { isSaved, toggle } = useSaveToggle(home);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      onClick={toggle}
      className={getButtonClass({
        variant: primary && !isSaved ? 'primary' : 'secondary',
        ...(wide && { wide }),
      })}
    >
      <Icon as={Heart} className={cx(isSaved && 'fill-brick text-brick')} />
      <span>
        {isSaved ? 'Saved' : 'Save'}
        <span className="sr-only"> {title}</span>
      </span>
    </button>
  );
}
