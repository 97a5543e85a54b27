import { Heart } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type SavableHome, useSaveToggle } from '../../favourite/use-save-toggle.ts';

interface Props {
  readonly home: SavableHome;
  /** Distinguishes this heart for screen readers: `Oak Road, Leeds`. */
  readonly title: string;
}

/** The round save button on a photo; a person's own home is marked as theirs. */
export function SaveHeart({ home, title }: Props) {
  const { isSaved, isOwn, toggle } = useSaveToggle(home);
  return isOwn ? (
    <Badge className="absolute bottom-2 left-2">Your home</Badge>
  ) : (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      onClick={toggle}
      className="absolute top-2 right-2 z-10 grid size-10 place-items-center rounded-full bg-surface/90 text-ink hover:bg-surface"
      data-print="no"
      // The document shows no member which homes they have saved.
      data-visitor
    >
      <Icon as={Heart} size={19} className={cx(isSaved && 'fill-brick text-brick')} />
    </button>
  );
}
