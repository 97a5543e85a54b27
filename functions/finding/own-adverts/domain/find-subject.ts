import type { NodeReader } from './node-values.ts';
import type { PageNode } from './page-node.ts';

/** The home that a page advertises, as the page describes it. */
export interface AdvertSubject {
  /** The most telling first: the home, what advertises it, and the offer. */
  readonly nodes: readonly PageNode[];
  readonly offer: PageNode | undefined;
}

const homeTypes: ReadonlySet<string> = new Set([
  'Accommodation',
  'Apartment',
  'ApartmentComplex',
  'House',
  'Residence',
  'SingleFamilyResidence',
]);
const listingTypes: ReadonlySet<string> = new Set(['RealEstateListing', 'Product', 'Offer']);
/** What leads from a page or a listing to the home. */
const toHome = ['mainEntity', 'about', 'itemOffered', 'mainEntityOfPage'] as const;
const pageTypes: ReadonlySet<string> = new Set(['WebPage', 'ItemPage']);

const isOf = ({ types }: PageNode, wanted: ReadonlySet<string>): boolean =>
  types.some((type) => wanted.has(type));

/**
 * The one home of a page; `several` where the page is a list of homes, or has more than one and none is the page’s own;
 * undefined where it describes none.
 */
export function findSubject(
  roots: readonly PageNode[],
  reader: NodeReader,
  pageUrl: string,
): AdvertSubject | 'several' | undefined {
  const follow = (node: PageNode) => toHome.flatMap((name) => reader.nodes(node, name));
  const main = roots.flatMap((root) => (isOf(root, pageTypes) ? [root, ...follow(root)] : [root]));
  const listings = pickOwn(unique(main.filter((node) => isOf(node, listingTypes))), reader, pageUrl);
  const homes = pickOwn(unique(main.filter((node) => isOf(node, homeTypes))), reader, pageUrl);
  if (listings.length > 1 || homes.length > 1) return 'several';
  const [listing] = listings;
  const offered = listing ? [listing, ...reader.nodes(listing, 'offers')].flatMap(follow) : [];
  const home = offered.find((node) => isOf(node, homeTypes)) ?? homes[0];
  const offer =
    [home, listing].flatMap((node) => (node ? reader.nodes(node, 'offers') : []))[0] ??
    (listing && isOf(listing, new Set(['Offer'])) ? listing : undefined);
  const nodes = [home, listing].filter((node) => node !== undefined);
  if (nodes.length > 0) return { nodes, offer };
  return roots.some(({ types }) => types.includes('ItemList') || types.includes('SearchResultsPage'))
    ? 'several'
    : undefined;
}

/** Of several, the one whose address is the page’s. */
function pickOwn(found: readonly PageNode[], reader: NodeReader, pageUrl: string): readonly PageNode[] {
  if (found.length < 2) return found;
  const own = found.filter(
    (node) => isSamePage(reader.text(node, 'url'), pageUrl) || isSamePage(node.id ?? '', pageUrl),
  );
  return own.length === 1 ? own : found;
}

const unique = (found: readonly PageNode[]): PageNode[] => [...new Set(found)];

function isSamePage(text: string, pageUrl: string): boolean {
  const [here, there] = [URL.parse(pageUrl), URL.parse(text, pageUrl)];
  const toPath = (url: URL) => `${url.host}${url.pathname.replace(/\/$/, '')}${url.search}`;
  return text !== '' && here !== null && there !== null && toPath(here) === toPath(there);
}
