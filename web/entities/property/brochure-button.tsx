import { BookOpen } from 'lucide-react';
import { useState } from 'react';
import type { brochureRoutes } from '../../../functions/reach/brochures/contract.ts';
import { hasBrochure } from '../../../functions/reach/brochures/domain/has-brochure.ts';
import { createClient } from '../../lib/client.ts';
import { failFile, openFileTab, showFile } from '../../lib/file-tab.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { PropertyPage } from './property.ts';

const brochures = createClient<typeof brochureRoutes>({
  propertyBrochure: 'GET /api/brochures/{propertyId}',
});

interface Props {
  readonly home: Pick<PropertyPage, 'id' | 'status'>;
  readonly size?: 'sm';
  readonly className?: string;
}

/**
 * Opens the home's brochure, which there is while the home is on sale. Without the query library, which a home's page can
 * do without.
 */
export function BrochureButton({ home, size, className }: Props) {
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    const tab = openFileTab();
    setOpening(true);
    try {
      const { url } = await brochures.propertyBrochure({ params: { propertyId: home.id } });
      showFile(url, tab);
    } catch (error) {
      failFile(error, tab);
    } finally {
      setOpening(false);
    }
  };
  if (!hasBrochure(home)) return null;
  return (
    <Button
      variant="secondary"
      {...(size && { size })}
      {...(className && { className })}
      busy={isOpening}
      onClick={() => void open()}
    >
      <Icon as={BookOpen} size={18} />
      Brochure
      <span className="sr-only"> (PDF, opens in a new tab)</span>
    </Button>
  );
}
