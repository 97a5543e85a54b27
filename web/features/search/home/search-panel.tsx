import { lazy, Suspense, useState } from 'react';
import { type PlaceChoice, toSearchParameters } from '../../../entities/place/place-choice.ts';
import { useNavigate } from '../../../lib/router.ts';
import { paths } from '../../../site/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { PlaceBox } from '../place-box.tsx';

const WishFields = lazy(() => import('./wish-fields.tsx'));

/** The short search form; the next page has the other filters. */
export function SearchPanel() {
  const navigate = useNavigate();
  const [wish, setWish] = useState({ max_price: '', min_beds: '' });
  const go = (choice: PlaceChoice) =>
    void navigate({ pathname: paths.listing, search: toSearchParameters(choice, { ...wish }).toString() });
  return (
    <div className="grid gap-4">
      <PlaceBox
        value={undefined}
        onSearch={go}
        label="Where do you want to live?"
        placeholder="Town or postcode"
      >
        <Button type="submit">Search</Button>
      </PlaceBox>
      <div className="min-h-20">
        <Suspense>
          <WishFields wish={wish} onWish={setWish} />
        </Suspense>
      </div>
    </div>
  );
}
