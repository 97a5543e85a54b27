import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../site/paths.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { formatPackageName } from './package-name.ts';

interface Props {
  readonly propertyId?: string | undefined;
  /** The feature and its benefit for a seller. */
  readonly children: ReactNode;
  /** The smallest package that includes it. */
  readonly from: 'standard' | 'plus' | 'premium';
}

/** A feature that the property's package lacks, with a link to the packages that include it. */
export function UpgradeHint({ propertyId, children, from }: Props) {
  return (
    <div className="flex items-start gap-3 rounded-md bg-sunk p-4">
      <Icon as={Sparkles} size={18} className="mt-0.5 text-muted" />
      <div className="grid gap-1">
        <p>{children}</p>
        <p className="text-sm text-muted">
          It comes with {formatPackageName(from)}
          {from !== 'premium' && ' and larger packages'}.{' '}
          {propertyId !== undefined && (
            <Link to={paths.ownPackage(propertyId)} className="link">
              See what an upgrade costs
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}
