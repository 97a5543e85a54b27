import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Photo } from '../../../ui/photo.tsx';
import { QuerySection } from '../../../ui/query-page.tsx';
import { guidesQuery, type TownContent } from './api.ts';
import { FactsSkeleton } from './facts-skeleton.tsx';

/** Guides about a place and its nation, or the newest. */
export function TownGuides({ town }: { readonly town: TownContent }) {
  const query = useQuery(guidesQuery(town));
  return (
    <QuerySection query={query} what="load the guides" skeleton={<FactsSkeleton />}>
      {(guides) =>
        guides.length === 0 ? (
          <p className="text-muted">No guides yet.</p>
        ) : (
          <ul className="grid gap-x-5 gap-y-6 sm:grid-cols-3">
            {guides.map(({ id, slug, title, excerpt, cover, readMinutes }) => (
              <li
                key={id}
                className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start gap-4 sm:grid-cols-1"
              >
                <Photo
                  picture={cover}
                  alt=""
                  sizes="(min-width: 40rem) 23rem, 6.5rem"
                  className="self-start rounded-md"
                />
                <div className="grid content-start gap-1">
                  <h3 className="text-base leading-snug sm:text-lg">
                    <Link
                      to={paths.post(slug)}
                      className="group-hover:underline after:absolute after:inset-0"
                    >
                      {title}
                    </Link>
                  </h3>
                  <p className="line-clamp-2 text-muted max-sm:hidden">{excerpt}</p>
                  <p className="text-sm text-muted">{`${readMinutes} min read`}</p>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </QuerySection>
  );
}
