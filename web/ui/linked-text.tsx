import type { ReactNode } from 'react';
import { splitLinks } from '../../functions/reach/site-pages/domain/linked-text.ts';
import { Link } from './link.tsx';

/** A text whose links are written as `[label](/path)`. */
export function LinkedText({ text }: { readonly text: string }): ReactNode {
  // The pieces of a text never change, so that the key of a link has its place.
  return splitLinks(text).map(({ text: label, to }, nth) => {
    const key = `${nth} ${label}`;
    if (to === undefined) return label;
    if (to.startsWith('/'))
      return (
        <Link key={key} to={to} className="link">
          {label}
        </Link>
      );
    return (
      <a key={key} href={to} className="link" rel="noopener noreferrer">
        {label}
      </a>
    );
  });
}
