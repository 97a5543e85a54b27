import { ChevronRight } from 'lucide-react';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import type { Obstacle } from '../api.ts';
import { parseStep, stepWords } from '../steps.ts';

interface Props {
  readonly obstacles: readonly Obstacle[];
  /** The path at which an obstacle is resolved. */
  readonly to: (obstacle: Obstacle) => string;
}

/** What is missing, with links to the fields. */
export function ObstacleList({ obstacles, to }: Props) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-md border border-line bg-surface">
      {obstacles.map((obstacle) => (
        <li key={obstacle.code}>
          <Link
            to={to(obstacle)}
            state={{ field: obstacle.field }}
            className="flex min-h-12 items-center gap-3 px-4 py-2 -outline-offset-3 hover:bg-sunk"
          >
            <span className="grow">
              {obstacle.text}
              <span className="block text-sm text-muted">{formatStep(obstacle)}</span>
            </span>
            <Icon as={ChevronRight} size={18} className="text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function formatStep({ step: number }: Obstacle): string {
  const step = parseStep(String(number));
  return step ? `Step ${step}: ${stepWords[step].name}` : '';
}
