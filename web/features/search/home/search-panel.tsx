import { Suspense, useState } from 'react';
import { type PlaceChoice, toSearchParameters } from '../../../entities/place/place-choice.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { PlaceBox } from '../place-box.tsx';

export const WishFields = lazyPart(() => import('./wish-fields.tsx'));

/** The short search form; the next page has the other filters. */
export function SearchPanel() {
  const navigate = useNavigate();
  const [wish, setWish] = useState({ max_price: '', min_beds: '' });
  const go = (choice: PlaceChoice) =>
    void navigate({ pathname: paths.listing, search: toSearchParameters(choice, { ...wish }).toString() });
  return (
    <PlaceBox
      value={undefined}
      onSearch={go}
      label="Where do you want to live?"
      placeholder="Town or postcode"
    >
      <Button type="submit">Search</Button>
      <div className="mt-2 min-h-20 w-full">
        <Suspense>
          <WishFields wish={wish} onWish={setWish} />
        </Suspense>
      </div>
    </PlaceBox>
  );
}
