import { Mark } from './mark.tsx';
import * as words from './words.ts';

/** For the first load only; later waits show skeletons. Looks like the one in index.html. */
export function FullScreenLoader() {
  return (
    <output className="first-load">
      <Mark size={48} />
      <span>{words.loading}</span>
    </output>
  );
}
