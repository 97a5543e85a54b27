import { useQuery } from '@tanstack/react-query';
import { viewingsQuery } from '../../../entities/viewing/api.ts';
import { ViewingItem } from '../../../entities/viewing/viewing-item.tsx';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';

/** The next confirmed viewing of a member. Without one, and after a failure, nothing. */
export default function NextViewing() {
  const { data } = useQuery(viewingsQuery({ when: 'upcoming' }));
  const [next] = (data?.viewings ?? [])
    .filter(({ status }) => status === 'confirmed')
    .toSorted((a, b) => a.start.localeCompare(b.start));
  if (!next) return null;
  return (
    <section aria-labelledby="next-viewing">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="next-viewing" className="text-xl">
          Your next viewing
        </h2>
        <Link to={paths.viewings} className="link">
          All viewings
        </Link>
      </div>
      <ViewingItem viewing={next} />
    </section>
  );
}
