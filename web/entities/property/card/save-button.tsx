import { Heart } from 'lucide-react';
import { cx } from '../../../lib/cx.ts';
import { type SavableHome, useSaveToggle } from '../../favourite/use-save-toggle.ts';
import { Badge } from '../../../ui/badge.tsx';
import { getButtonClass } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import * as words from '../words.ts';
import { fillText } from '../../../lib/fill.ts';

interface Props {
  readonly home: SavableHome;
  /** Distinguishes this heart for screen readers: `Oak Road, Leeds`. */
  readonly title: string;
}

/** The round save button on a photo; a person's own home is marked as theirs. */
export function SaveHeart({ home, title }: Props) {
  const { isSaved, isOwn, toggle } = useSaveToggle(home);
  return isOwn ? (
    <Badge className="absolute bottom-2 left-2">{words.yourHome}</Badge>
  ) : (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={fillText(words.saveTitle, { title })}
      onClick={toggle}
      className="absolute top-2 right-2 z-10 grid size-10 place-items-center rounded-full bg-surface/90 text-ink hover:bg-surface"
      data-print="no"
    >
      <Icon as={Heart} size={19} className={cx(isSaved && 'fill-brick text-brick')} />
    </button>
  );
}

/** The save button with text. */
export function SaveButton({
  home,
  title,
  wide,
  primary,
}: Props & { readonly wide?: boolean; readonly primary?: boolean }) {
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
        {isSaved ? words.saved : words.save}
        <span className="sr-only"> {title}</span>
      </span>
    </button>
  );
}
