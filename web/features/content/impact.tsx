import { useQuery } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import { howItWorksText } from '../../../functions/reach/site-pages/domain/texts/how-it-works-text.ts';
import { describeImpact } from '../../entities/carbon/impact.ts';
import { Icon } from '../../ui/icon.tsx';
import { impactQuery } from './api.ts';

/** The trees that a paid listing plants, and the total so far. */
export function ImpactLine() {
  const { data } = useQuery(impactQuery);
  const words = data && describeImpact(data);
  return (
    <p className="flex max-w-prose items-start gap-2 text-muted">
      <Icon as={Sprout} className="mt-0.5 text-action" />
      <span>
        {howItWorksText.prices.trees}
        {words && ` So far: ${words}.`}{' '}
        {words && data.url && (
          <a href={data.url} className="link" rel="noopener">
            See them at Ecologi
          </a>
        )}
      </span>
    </p>
  );
}
