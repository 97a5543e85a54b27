import '../../../ui/typeset.css';
import type { MouseEvent } from 'react';
import { useNavigate } from '../../../lib/router.ts';

/** The path of a link to this site that a plain click follows; undefined for clicks left to the browser. */
function readOwnPath(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target) return undefined;
  return link.pathname + link.search + link.hash;
}

/** The body of a post. Its links to this site navigate without loading a document. */
export function PostBody({ html }: { readonly html: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const path = readOwnPath(event);
    if (path === undefined) return;
    event.preventDefault();
    void navigate(path);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside take the keyboard
    <div
      className="typeset"
      onClick={follow}
      // The one place where HTML is inserted: the server sanitises it against an allow-list when it is written.
      // oxlint-disable-next-line react/no-danger -- see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
