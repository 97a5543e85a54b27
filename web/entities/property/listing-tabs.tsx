import { useEffect, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { fadeEdges } from '../../lib/fade-edges.ts';
import { useLocation } from '../../lib/router.ts';
import { paths } from '../../site/paths.ts';
import { Link } from '../../ui/link.tsx';

interface Props {
  readonly propertyId: string;
}

/** The pages of one property for its seller, at the top of each of them. */
export function ListingTabs({ propertyId }: Props) {
  const { pathname } = useLocation();
  const bar = useRef<HTMLElement>(null);
  // Between a phone, which has them in two lines, and a wide screen the last tabs are outside the bar.
  useEffect(() => {
    const here = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (bar.current && here) bar.current.scrollLeft = here.offsetLeft - bar.current.offsetLeft - 24;
  }, []);
  useEffect(() => fadeEdges(bar.current), []);
  const own = paths.ownListing(propertyId);
  const tabs = [
    { to: own, label: 'Overview' },
    { to: paths.ownEnquiries(propertyId), label: 'Enquiries' },
    { to: paths.ownViewings(propertyId), label: 'Viewings' },
    { to: paths.ownOffers(propertyId), label: 'Offers' },
    { to: paths.salePack(propertyId), label: 'Sale-ready pack' },
    { to: paths.ownPackage(propertyId), label: 'Package' },
  ];
  return (
    <nav
      ref={bar}
      aria-label="This home"
      className="strip flex overflow-x-auto border-b border-line max-sm:grid max-sm:grid-cols-3 sm:gap-1"
    >
      {tabs.map(({ to, label }) => (
        <Tab key={to} to={to} isHere={pathname === to}>
          {label}
        </Tab>
      ))}
    </nav>
  );
}

interface TabProps {
  readonly to: string;
  readonly isHere: boolean;
  readonly children: string;
}

const Tab = ({ to, isHere, children }: TabProps) => (
  <Link
    to={to}
    aria-current={isHere ? 'page' : undefined}
    className={cx(
      '-mb-px flex min-h-11 items-center border-b-3 px-3 font-semibold whitespace-nowrap -outline-offset-3 max-sm:justify-center max-sm:px-1 max-sm:text-sm',
      isHere ? 'border-action text-ink' : 'border-transparent text-muted hover:text-ink',
    )}
  >
    {children}
  </Link>
);
