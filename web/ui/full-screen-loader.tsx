import { Mark } from './mark.tsx';

/** For the first load alone; later waits show the shape of what comes. Looks like the one in index.html. */
export const FullScreenLoader = () => (
  <output className="first-load">
    <Mark size={48} />
    <span>Loading</span>
  </output>
);
