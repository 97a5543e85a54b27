import { useQuery } from '@tanstack/react-query';
import { sharedHomesQuery } from '../../../entities/shortlist/api.ts';
import { paths } from '../../../site/paths.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { ListOrMap } from '../list-or-map.tsx';
import { sharedOrders } from '../saved-orders.ts';
import { SharedHomeRow } from './shared-home-row.tsx';

/** The homes of both, with what each of the two says of them. */
export default function SharedHomes({ partner }: { readonly partner: string }) {
  return (
    <QuerySection
      query={useQuery(sharedHomesQuery)}
      what="load your shared shortlist"
      skeleton={<SkeletonLines lines={6} />}
    >
      {(homes) =>
        homes.length === 0 ? (
          <NothingShared />
        ) : (
          <ListOrMap
            homes={homes}
            noun="home"
            orders={sharedOrders}
            renderHome={(home) => <SharedHomeRow home={home} partner={partner} />}
          />
        )
      }
    </QuerySection>
  );
}

const NothingShared = () => (
  <EmptyState
    title="Nothing saved by either of you yet"
    actions={<LinkButton to={paths.listing}>Find a home</LinkButton>}
  >
    <p>Tap the heart on a home, and you’ll both see it here.</p>
  </EmptyState>
);
