import { useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useFileTab } from '../../lib/use-file-tab.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PropertyPage } from '../property/property.ts';
import { invalidateInterest, scottishHomes } from './api.ts';

interface Props {
  readonly propertyId: PropertyPage['id'];
  /** Whose, for lists with several. */
  readonly of?: string;
  readonly className?: string;
}

/** Opens a Home Report that the reader has, by a link that is valid for minutes. */
export function OpenReport({ propertyId, of, className }: Props) {
  const queries = useQueryClient();
  const tab = useFileTab(async () => {
    const { url } = await scottishHomes.openReport({ params: { propertyId } });
    void invalidateInterest(queries);
    return url;
  });
  return (
    <Button variant="secondary" className={className} {...tab}>
      <Icon as={FileText} size={18} />
      Open the Home Report
      {of !== undefined && <span className="sr-only">{` of ${of}`}</span>}
    </Button>
  );
}
