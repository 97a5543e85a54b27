import { Mark } from './mark.tsx';

/** For the first load only; later waits show skeletons. Looks like the one in index.html. */
export function FullScreenLoader() {
  return (
    <output className="first-load">
      <Mark size={48} />
      <span>Loading</span>
    </output>
  );
}
