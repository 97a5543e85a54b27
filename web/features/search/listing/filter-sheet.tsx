import { useQuery } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { formatCounted } from '../../../lib/format.ts';
import { useDebounce } from '../../../lib/use-debounce.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { resultCountQuery } from '../api.ts';
import { type Filters, withFilters } from '../filters/filters.ts';
import { PriceFields, RoomFields, TypeFields } from './main-fields.tsx';
import { MoreFields } from './more-fields.tsx';
import { TravelFields } from './travel-fields.tsx';

interface Props {
  readonly filters: Filters;
  readonly onApply: (filters: Filters) => void;
  readonly onClose: () => void;
}

/** Clearing keeps the place and the order. */
const clearFilters = ({ place, lat, lng, q, radius, bbox, polygon, sort }: Filters): Filters =>
  withFilters({}, { place, lat, lng, q, radius, bbox, polygon, sort });

/** All filters; the page behind changes when they are applied, and the button shows the number of results. */
export default function FilterSheet({ filters, onApply, onClose }: Props) {
  const [draft, setDraft] = useState(filters);
  // Fields with a state of their own begin again.
  const [clears, setClears] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  // The main fields fill the screen. The others follow after the first paint, so that the sheet opens at once.
  const [isWhole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  const { data } = useQuery(resultCountQuery(useDebounce(draft, 250)));
  const apply = () => {
    onApply(draft);
    onClose();
  };
  const clear = () => {
    setDraft(clearFilters(draft));
    setClears(clears + 1);
    setWaiting(false);
  };
  const fields = {
    filters: draft,
    onChange: (change: Filters) => setDraft((latest) => withFilters(latest, change)),
  };
  return (
    <Sheet
      open
      title="Filters"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={clear}>
            Clear all
          </Button>
          <Button className="grow" busy={isWaiting} onClick={apply}>
            {data ? `Show ${formatCounted(data.total, 'home')}` : 'Show homes'}
          </Button>
        </>
      }
    >
      <div className="grid gap-7">
        <PriceFields {...fields} />
        <RoomFields {...fields} />
        <TravelFields key={clears} {...fields} onWait={setWaiting} />
        <TypeFields {...fields} facets={data?.facets} />
        {isWhole && <MoreFields {...fields} />}
      </div>
    </Sheet>
  );
}
