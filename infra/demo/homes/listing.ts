import type { DemoHome } from './homes.ts';

/** A home of the demo in the API's words, with its pictures added to an album. */
export async function createListing(
  home: DemoHome,
  addPicture: (name: string) => Promise<string>,
  altOf: (name: string) => string | undefined,
) {
  const chosen = async (name: string) => {
    const alt = altOf(name);
    return { id: await addPicture(name), ...(alt !== undefined && { alt: alt.slice(0, 160) }) };
  };
  const {
    key: _,
    description,
    photos,
    floorPlan,
    epc,
    epcExempt,
    epcPicture,
    listedDaysAgo: _listedDaysAgo,
    listedPrice,
    reductions: _reductions,
    status: _status,
    ...facts
  } = home;
  const chart = epcPicture === undefined ? undefined : await chosen(epcPicture);
  return {
    ...facts,
    price: listedPrice,
    addressShown: 'street',
    description: [{ value: { mainDescription: description } }],
    images: await Promise.all(photos.map(chosen)),
    ...(floorPlan !== undefined && { floorPlan: await chosen(floorPlan) }),
    epcCertificate: epc
      ? { ...epc, status: chart ? 'uploaded' : 'found', ...(chart && { image: chart }) }
      : { status: 'exempt', exemptReason: epcExempt },
    ownerDeclaration: true,
  };
}
