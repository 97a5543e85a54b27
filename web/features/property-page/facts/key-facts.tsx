import {
  type HomeFact,
  listFactGroups,
} from '../../../../functions/listings/properties/domain/fact-groups.ts';
import { isListingOver } from '../../../../functions/listings/properties/domain/transitions.ts';
import type { PropertyPage } from '../../../entities/property/property.ts';
import { PropertySection } from '../section.tsx';

const FactLine = ({ label, value, note }: HomeFact) => (
  <div className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-4 border-t border-line py-2.5">
    <dt className="text-muted">{label}</dt>
    <dd>
      {value ?? <span className="text-muted italic">Not answered</span>}
      {note && <span className="block text-sm text-muted">{note}</span>}
    </dd>
  </div>
);

/** The material information. Unanswered facts are shown as such, never left out. */
export function KeyFacts({ home }: { readonly home: PropertyPage }) {
  const all = listFactGroups(home);
  const missing = all.flatMap(({ facts }) => facts).filter(({ value }) => value === undefined).length;
  return (
    <PropertySection
      id="facts"
      title="Key facts"
      lead={
        isListingOver(home.status)
          ? 'As the seller stated them when it was for sale.'
          : missing === 0
            ? 'As stated by the seller. Ask your solicitor to confirm them before you buy.'
            : 'As stated by the seller. Ask about what isn’t answered, and have your solicitor confirm the rest before you buy.'
      }
    >
      <div className="grid gap-x-10 gap-y-8 xl:grid-cols-2">
        {all.map(({ title, facts }) => (
          <div key={title} data-print="whole">
            <h3 className="mb-2 text-base">{title}</h3>
            <dl>
              {facts.map((fact) => (
                <FactLine key={fact.label} {...fact} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </PropertySection>
  );
}
