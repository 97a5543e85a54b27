import { useQuery } from '@tanstack/react-query';
import { jointHomesQuery } from '../../../entities/joint-owner/api.ts';
import { AskingPrice } from '../../../entities/property/asking-price.tsx';
import { StatusBadge } from '../../../entities/property/status-badge.tsx';
import { paths } from '../../../site/paths.ts';
import { Link } from '../../../ui/link.tsx';
import { Photo } from '../../../ui/photo.tsx';

/** The caller's joint properties; renders nothing without any. */
export default function JointHomes() {
  const { data = [] } = useQuery(jointHomesQuery);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="joint-homes" className="grid gap-1">
      <h2 id="joint-homes" className="text-xl">
        Homes you own with others
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {data.map(({ card, title, seller }) => (
          <li key={card.id} className="grid items-center gap-4 py-4 sm:grid-cols-[7rem_minmax(0,1fr)_auto]">
            <Photo picture={card.picture} alt="" sizes="7rem" className="max-sm:hidden rounded-md" />
            <div>
              <h3 className="text-base">
                <Link to={paths.jointHome(card.id)} className="hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="flex flex-wrap items-baseline gap-x-2">
                <AskingPrice home={card} />
              </p>
              <p className="text-sm text-muted">{`${seller} runs the listing`}</p>
            </div>
            <span className="justify-self-start">
              <StatusBadge status={card.status} nation={card.nation} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
