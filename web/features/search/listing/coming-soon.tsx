import { Hourglass } from 'lucide-react';
import { paths } from '../../../site/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

/** Replaces the search while no properties are shown. */
const ComingSoon = () => (
  <EmptyState
    heading="h1"
    icon={Hourglass}
    title="Coming soon"
    actions={
      <>
        <LinkButton to={paths.addProperty}>List your home</LinkButton>
        <LinkButton to={paths.howItWorks} variant="secondary">
          How it works
        </LinkButton>
      </>
    }
  >
    <p>Homes for sale are coming soon. You can start preparing your own listing now.</p>
  </EmptyState>
);

export default ComingSoon;
