import { cx } from '../lib/cx.ts';

const sizes = { sm: 'size-8 text-sm', md: 'size-14 text-xl', lg: 'size-20 text-2xl' } as const;

interface Props {
  /** The person's name; its first letter replaces a missing picture. */
  readonly name: string;
  readonly src?: string | undefined;
  readonly size?: keyof typeof sizes;
}

/** A person's picture next to their name; hidden from screen readers, which read the name. */
export function Avatar({ name, src, size = 'md' }: Props) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-action-soft font-bold text-action-strong',
        sizes[size],
      )}
    >
      {src ? <img src={src} alt="" className="size-full object-cover" /> : name.charAt(0).toUpperCase()}
    </span>
  );
}
