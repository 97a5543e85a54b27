import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { describeError } from '../../lib/api-error.ts';
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
  const opening = useMutation({
    mutationFn: async (tab: Window | null) => {
      try {
        const { url } = await scottishHomes.openReport({ params: { propertyId } });
        if (tab) tab.location.replace(url);
        else window.location.assign(url);
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onSuccess: () => invalidateInterest(queries),
  });
  return (
    <div className="grid gap-1">
      <Button
        variant="secondary"
        busy={opening.isPending}
        className={className}
        // Opened in the click handler, because browsers block windows that open later.
        onClick={() => opening.mutate(window.open('about:blank', '_blank'))}
      >
        <Icon as={FileText} size={18} />
        Open the Home Report
        {of !== undefined && <span className="sr-only">{` of ${of}`}</span>}
      </Button>
      {opening.error && (
        <p role="alert" className="text-sm text-red">
          {describeError(opening.error)}
        </p>
      )}
    </div>
  );
}
