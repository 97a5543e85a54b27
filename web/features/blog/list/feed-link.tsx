import { feedPath } from '../api.ts';

/** Names the Atom feed in the document's head, where readers of feeds look for it. */
export const FeedLink = () => (
  <link rel="alternate" type="application/atom+xml" title="Gable guides" href={feedPath} />
);
