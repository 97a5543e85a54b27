import type { HomeData } from './api.ts';
import { Prices } from './prices.tsx';
import { HowItWorks } from './steps.tsx';

/** What stands below the first sight of the home page; its code comes after the page's own. */
export default function Below({ prices }: Pick<HomeData, 'prices'>) {
  return (
    <>
      <HowItWorks />
      <Prices prices={prices} />
    </>
  );
}
