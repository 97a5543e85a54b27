import { useQuery } from '@tanstack/react-query';
import { consentTexts } from '../../../functions/people/consents/domain/consent-texts.ts';
import { formatMoment } from '../../lib/format.ts';
import { QuerySection } from '../../ui/query-page.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { consentsQuery } from './data-api.ts';

/** The consents that a person gave and withdrew, latest first. */
export function ConsentList() {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">What you agreed to</h2>
      <QuerySection
        query={useQuery(consentsQuery)}
        what="load what you agreed to"
        skeleton={<SkeletonLines lines={3} />}
      >
        {({ consents, total }) =>
          total === 0 ? (
            <p className="text-muted">Nothing so far.</p>
          ) : (
            <ul className="grid border-t border-line">
              {consents.map(({ purpose, given, at }) => (
                <li
                  key={`${purpose} ${at}`}
                  className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2"
                >
                  <span>
                    {consentTexts[purpose].label}: {given ? 'agreed' : 'not agreed'}
                  </span>
                  <time dateTime={at} className="text-muted">
                    {formatMoment(at)}
                  </time>
                </li>
              ))}
            </ul>
          )
        }
      </QuerySection>
    </section>
  );
}
