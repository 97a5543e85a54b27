import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from '../lib/router.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site. */
  readonly to: To;
  readonly state?: unknown;
  readonly replace?: boolean;
}

/**
 * A link to a page of this site. The router's own component includes code that only its framework mode needs:
 * see docs/decisions/010.
 */
export function Link({ to, state, replace, onClick, children, ...rest }: LinkProps) {
  const go = useLinkClickHandler(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(rest.target && { target: rest.target }),
  });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go(event);
      }}
    >
      {children}
    </a>
  );
}

interface MenuLinkProps extends Omit<LinkProps, 'className' | 'to'> {
  readonly to: string;
  readonly className: (isHere: boolean) => string;
}

/** A menu link that marks the current page. */
export function MenuLink({ to, className, ...rest }: MenuLinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === to || pathname.startsWith(`${to}/`);
  return <Link {...rest} to={to} className={className(isHere)} aria-current={isHere ? 'page' : undefined} />;
}
