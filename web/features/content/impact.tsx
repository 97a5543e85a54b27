import { useQuery } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
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
        Every paid listing funds a tree through{' '}
        <a href={data?.url ?? 'https://ecologi.com'} className="link" rel="noopener">
          Ecologi
        </a>
        , and you can add more when you pay.{words && ` So far: ${words}.`}
      </span>
    </p>
  );
}
