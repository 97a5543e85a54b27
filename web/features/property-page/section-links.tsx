import type { ReactNode } from 'react';
import { isListingOver } from '../../../functions/listings/properties/domain/transitions.ts';
import type { PropertyPage } from '../../entities/property/property.ts';
import { fadeEdges } from '../../lib/fade-edges.ts';
import { useLocation } from '../../lib/router.ts';
import { Link } from '../../ui/link.tsx';

/** The sections that a property can have, in the order of its page. */
const sections = [
  ['about', 'Description'],
  ['facts', 'Key facts'],
  ['plan', 'Floor plan'],
  ['energy', 'Energy'],
  ['location', 'Location'],
  ['area', 'Area'],
  ['costs', 'Costs'],
  ['history', 'History'],
  ['seller', 'Seller'],
  ['similar', 'Similar homes'],
] as const;
type Section = (typeof sections)[number];
export type SectionId = Section[0];

/** The sections that this property has, in the order of its page. */
function listSections(home: PropertyPage): readonly Section[] {
  const missing = new Set<SectionId>();
  if (!home.floorPlanPicture) missing.add('plan');
  if (!home.epcCertificate) missing.add('energy');
  if (isListingOver(home.status)) missing.add('costs');
  if (home.history.length === 0) missing.add('history');
  if (home.similar.length === 0) missing.add('similar');
  return sections.filter(([id]) => !missing.has(id));
}

interface LinkProps {
  readonly id: SectionId;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to a section below. A press replaces the address, so that Back still leaves the page. */
export function SectionLink({ id, className, children }: LinkProps) {
  const { search, state } = useLocation();
  return (
    <Link
      to={{ search, hash: id }}
      state={state}
      replace
      onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
      className={className}
    >
      {children}
    </Link>
  );
}

/** Links to the sections below; on phones they stay below the header, as the page is long. */
export function SectionLinks({ home }: { readonly home: PropertyPage }) {
  return (
    <nav
      aria-label="On this page"
      data-print="no"
      className="sticky top-15 z-20 -mx-4 -mt-4 -mb-5 border-b border-line bg-paper sm:static sm:mx-0 sm:border-0"
    >
      <ul
        ref={fadeEdges}
        className="strip flex gap-x-2 overflow-x-auto px-2 [scrollbar-width:none] sm:-mx-2 sm:flex-wrap"
      >
        {listSections(home).map(([id, title]) => (
          <li key={id} className="shrink-0">
            <SectionLink
              id={id}
              className="flex min-h-11 items-center px-2 text-sm font-semibold text-muted underline-offset-4 hover:text-ink hover:underline aria-[current]:text-ink aria-[current]:underline"
            >
              {title}
            </SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
