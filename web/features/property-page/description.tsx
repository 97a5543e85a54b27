import { Check } from 'lucide-react';
import type { PropertyPage } from '../../entities/property/property.ts';
import { formatFeature } from '../../lib/format.ts';
import { Icon } from '../../ui/icon.tsx';
import { PropertySection } from './section.tsx';

/** Splits a text at blank lines; a long text without any is split after about three sentences. */
function toParagraphs(text: string): readonly string[] {
  const parts = text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  const [only] = parts;
  if (parts.length > 1 || only === undefined || only.length < 600) return parts;
  const sentences = only.split(/(?<=[.!?])\s+(?=[A-Z“"'])/);
  return Array.from({ length: Math.ceil(sentences.length / 3) }, (_, nth) =>
    sentences.slice(nth * 3, nth * 3 + 3).join(' '),
  );
}

export function Description({ home }: { readonly home: PropertyPage }) {
  const features = home.features ?? [];
  return (
    <PropertySection id="about" title="About this home">
      <div className="grid max-w-prose gap-4 text-lg leading-7 max-sm:text-base">
        {toParagraphs(home.description[0].value.mainDescription).map((part) => (
          <p key={part} className="whitespace-pre-line">
            {part}
          </p>
        ))}
      </div>
      {features.length > 0 && (
        <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3">
          {features.map((feature) => (
            <li key={feature} className="flex items-start gap-2">
              <Icon as={Check} size={18} className="mt-0.5 text-action" />
              {formatFeature(feature)}
            </li>
          ))}
        </ul>
      )}
    </PropertySection>
  );
}
