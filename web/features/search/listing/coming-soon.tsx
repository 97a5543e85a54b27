import { Hourglass } from 'lucide-react';
import { paths } from '../../../app/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import * as words from './words.ts';

/** Replaces the search while no properties are shown. */
const ComingSoon = () => (
  <EmptyState
    heading="h1"
    icon={Hourglass}
    title={words.comingSoon}
    actions={
      <>
        <LinkButton to={paths.addProperty}>{words.listYourHome}</LinkButton>
        <LinkButton to={paths.howItWorks} variant="secondary">
          {words.howItWorks}
        </LinkButton>
      </>
    }
  >
    <p>{words.homesForSaleAreComing}</p>
  </EmptyState>
);

export default ComingSoon;
