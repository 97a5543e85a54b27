import { useQuery } from '@tanstack/react-query';
import { findWebpUrl } from '../../../../functions/listings/properties/domain/picture-variants.ts';
import { ChosenFrame } from '../../../entities/property/map/chosen-frame.tsx';
import { MapCard } from '../../../entities/property/map/map-card.tsx';
import { type PropertyPage, propertyQuery } from '../../../entities/property/property.ts';
import { QueryPart } from '../../../ui/query-page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { SearchResults, ResultHome } from '../api.ts';
import type { Filters } from '../filters/filters.ts';
import { TravelNote } from '../listing/travel-note.tsx';

interface Props {
  /** The homes of a pin, of which the first one is shown. */
  readonly ids: readonly ResultHome['id'][];
  readonly found: SearchResults | undefined;
  readonly filters: Filters;
  /** Called with the homes in another order, or with no homes to close. */
  readonly onChoose: (ids: readonly ResultHome['id'][]) => void;
}

/** The property of a pressed pin, at the bottom of the map; a building's flats can be leafed through. */
export function ChosenHomes({ ids, found, filters, onChoose }: Props) {
  const [id] = ids;
  return (
    id !== undefined && (
      <ChosenFrame ids={ids} onChoose={onChoose}>
        <ChosenHome key={id} id={id} found={found} filters={filters} />
      </ChosenFrame>
    )
  );
}

interface HomeProps extends Pick<Props, 'found' | 'filters'> {
  readonly id: ResultHome['id'];
}

/** Most of them are in the list already. */
function ChosenHome({ id, found, filters }: HomeProps) {
  const listed = found?.properties.find((home) => home.id === id);
  const query = useQuery({ ...propertyQuery(id), enabled: !listed });
  const note = filters.travel_area && <TravelNote filters={filters} found={found} id={id} />;
  if (listed)
    return (
      <MapCard home={listed} photos={listed}>
        {note}
      </MapCard>
    );
  return (
    <QueryPart
      query={query}
      skeleton={<Skeleton className="h-24" />}
      renderError={() => <p className="p-3 text-muted">This home is no longer available.</p>}
    >
      {(page) => (
        <MapCard home={page} photos={toCardPhotos(page)}>
          {note}
        </MapCard>
      )}
    </QueryPart>
  );
}

/** The photos of a home's page as its card has them. */
const toCardPhotos = ({
  pictures,
}: PropertyPage): Pick<ResultHome, 'picture' | 'pictureCount' | 'morePictures'> => ({
  picture: pictures[0],
  pictureCount: pictures.length,
  morePictures: pictures.slice(1, 5).map((picture) => findWebpUrl(picture, 320) ?? picture.url),
});
