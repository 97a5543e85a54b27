import type { DemoHome } from './homes.ts';

/** A home of the demo in the API's words. */
export function listingOf(
  home: DemoHome,
  pictures: ReadonlyMap<string, string>,
  altOf: (name: string) => string | undefined,
) {
  const chosen = (name: string) => {
    const id = pictures.get(name);
    if (id === undefined) throw new Error(`The demo has no picture ${name}`);
    const alt = altOf(name);
    return { id, ...(alt !== undefined && { alt: alt.slice(0, 160) }) };
  };
  const {
    key: _,
    description,
    photos,
    floorPlan,
    epc,
    epcExempt,
    epcPicture,
    listedDaysAgo: __,
    listedPrice,
    reductions: ___,
    status: ____,
    homeReport,
    ...facts
  } = home;
  return {
    ...facts,
    price: listedPrice,
    addressShown: 'street',
    description: [{ value: { mainDescription: description } }],
    images: photos.map(chosen),
    ...(floorPlan !== undefined && { floorPlan: chosen(floorPlan) }),
    epcCertificate: epc
      ? {
          ...epc,
          status: epcPicture === undefined ? 'found' : 'uploaded',
          ...(epcPicture !== undefined && { image: chosen(epcPicture) }),
        }
      : { status: 'exempt', exemptReason: epcExempt },
    ...(homeReport && { homeReport }),
    ownerDeclaration: true,
  };
}
