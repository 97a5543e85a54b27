import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { Icon } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';

const base =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center leading-tight ' +
  'select-none transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55';
const sizes = {
  md: 'min-h-11 px-5 py-2 text-base',
  sm: 'min-h-9 px-3 py-1.5 text-sm',
  /** A square for one labelled icon. */
  icon: 'size-11 p-0',
} as const;
const variants = {
  primary:
    'border-transparent bg-action text-on-action enabled:hover:bg-action-strong [a]:hover:bg-action-strong',
  secondary: 'border-edge bg-surface text-ink enabled:hover:bg-sunk [a]:hover:bg-sunk',
  quiet: 'border-transparent bg-transparent text-ink enabled:hover:bg-sunk [a]:hover:bg-sunk',
  danger: 'border-red bg-surface text-red enabled:hover:bg-red-soft [a]:hover:bg-red-soft',
} as const;

interface ButtonStyle {
  readonly variant?: keyof typeof variants;
  readonly size?: keyof typeof sizes;
  /** As wide as its container. */
  readonly wide?: boolean;
}

export function getButtonClass(
  { variant = 'primary', size = 'md', wide = false }: ButtonStyle,
  extra?: string,
): string {
  return cx(base, sizes[size], variants[variant], wide && 'w-full', extra);
}

interface ButtonProps extends ComponentProps<'button'>, ButtonStyle {
  /** Shows progress, keeps its text and ignores further presses. */
  readonly busy?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const looks = getButtonClass(
    { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
    className,
  );
  return (
    <button
      type="button"
      {...rest}
      className={looks}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Icon as={LoaderCircle} size={18} className="animate-spin" />}
      {children}
    </button>
  );
}

interface LinkButtonProps extends LinkProps, ButtonStyle {
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, className, ...rest }: LinkButtonProps) {
  const looks = getButtonClass(
    { ...(variant && { variant }), ...(size && { size }), ...(wide && { wide }) },
    className,
  );
  return <Link {...rest} className={looks} />;
}
