import { feedPath } from '../api.ts';

/** The link to the Atom feed in the document's head, for feed readers. */
export function FeedLink() {
  return <link rel="alternate" type="application/atom+xml" title="Gable guides" href={feedPath} />;
}
