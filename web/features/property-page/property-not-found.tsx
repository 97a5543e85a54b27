import { SearchX } from 'lucide-react';
import { paths } from '../../app/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import * as words from './words.ts';

/** No property at this URL: unknown, not yet on sale, or off the market. */
const PropertyNotFound = () => (
  <EmptyState
    heading="h1"
    icon={SearchX}
    title={words.thisHomeIsntAvailable}
    actions={
      <>
        <LinkButton to={paths.listing}>{words.homesForSale}</LinkButton>
        <LinkButton to={paths.home} variant="secondary">
          {words.homePage}
        </LinkButton>
      </>
    }
  >
    <p>{words.itMayHaveBeenTaken}</p>
  </EmptyState>
);
export default PropertyNotFound;
