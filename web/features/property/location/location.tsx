import { lazy, Suspense } from 'react';
import { WhenNear } from '../../../ui/when-near.tsx';
import type { Page } from '../api.ts';
import { Section } from '../section.tsx';

const HomeMap = lazy(() => import('./home-map.tsx'));
const blank = <div className="pulse size-full bg-line" />;

export const Location = ({ home }: { readonly home: Page }) => (
  <Section
    title="Where it is"
    lead={
      home.addressShown === 'full'
        ? home.title
        : `${home.title}. The seller shows the street, not the number.`
    }
    screenOnly
  >
    <WhenNear fallback={blank} className="h-80 overflow-hidden rounded-md border border-line">
      <Suspense fallback={blank}>
        <HomeMap home={home} />
      </Suspense>
    </WhenNear>
  </Section>
);
