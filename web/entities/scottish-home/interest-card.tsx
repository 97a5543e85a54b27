import { useQuery } from '@tanstack/react-query';
import { formatCounted } from '../../lib/format.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import type { PropertyPage } from '../property/property.ts';
import { homeInterestQuery } from './api.ts';

interface Props {
  readonly id: PropertyPage['id'];
  /** Whether the seller has uploaded the Home Report. */
  readonly hasReport: boolean;
}

/** How many noted interest in a home in Scotland and have its Home Report, with the way to the list. */
export function InterestCard({ id, hasReport }: Props) {
  return (
    <section aria-labelledby="interest" className="grid gap-2">
      <h2 id="interest" className="text-xl">
        Home Report and interest
      </h2>
      <QuerySection
        query={useQuery(homeInterestQuery(id))}
        what="load who is interested"
        skeleton={<SkeletonLines lines={2} />}
      >
        {({ reports, notes }) => {
          const waiting = reports.filter(({ status }) => status === 'asked').length;
          return (
            <p>
              {[
                formatCounted(notes.length, 'note of interest', 'notes of interest'),
                formatCounted(reports.filter(({ status }) => status === 'handed_out').length, 'Home Report') +
                  ' handed out',
                waiting > 0 && `${formatCounted(waiting, 'request')} to answer`,
                !hasReport && 'the Home Report isn’t uploaded yet',
              ]
                .filter(Boolean)
                .join(' · ')}
              {'. '}
              <Link to={paths.homeInterest(id)} className="link">
                See who
              </Link>
            </p>
          );
        }}
      </QuerySection>
    </section>
  );
}
