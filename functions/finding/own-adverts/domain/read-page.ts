import { type AdvertCell, type AdvertFact, type AdvertReading, collectCells } from './advert-reading.ts';
import { type AdvertSubject, findSubject } from './find-subject.ts';
import { findType, readHeadline, readPlace } from './headline.ts';
import { createNodeReader, type NodeReader } from './node-values.ts';
import { isText, type PageFacts, type PageNode, toTypeName } from './page-node.ts';
import { listPictures } from './read-pictures.ts';

/**
 * What a page says of the home that it advertises: what it states for programs, then its preview and its title.
 * `several` for a page with a list of homes.
 */
export function readPage(page: PageFacts, url: string): AdvertReading | 'several' {
  const reader = createNodeReader(page.nodes);
  const subject = findSubject(page.nodes, reader, url);
  if (subject === 'several') return 'several';
  const preview = (name: string) => page.meta.get(name)?.[0] ?? '';
  const stated = [...(subject ? readSubject(subject, reader) : []), ...listPreviewCells(preview)];
  // Half an address of two sources each would be one that nobody has written.
  const isPlaced = stated.some(({ fact, text }) => (fact === 'line1' || fact === 'postcode') && text !== '');
  const headlines = [
    ...(subject?.nodes ?? []).flatMap((node) =>
      readHeadline(reader.text(node, 'name', 'headline'), node.foundIn),
    ),
    ...readHeadline(preview('og:title'), 'open_graph'),
    ...readHeadline(page.title, 'title'),
  ];
  return {
    cells: collectCells([...stated, ...headlines.filter(({ fact }) => !isPlaced || !placeFacts.has(fact))]),
    features: subject ? listFeatures(subject, reader) : [],
    pictures: listPictures({ subject, reader, previews: page.meta.get('og:image') ?? [], url }),
  };
}

const placeFacts: ReadonlySet<AdvertFact> = new Set(['line1', 'line2', 'town', 'county', 'postcode']);

function listPreviewCells(preview: (name: string) => string): AdvertCell[] {
  const foundIn = 'open_graph';
  const money = preview('product:price:currency') || preview('og:price:currency');
  const price = preview('product:price:amount') || preview('og:price:amount');
  return [
    { fact: 'price', text: toPriceText(price, money), foundIn },
    { fact: 'line1', text: preview('og:street-address'), foundIn },
    { fact: 'town', text: preview('og:locality'), foundIn },
    { fact: 'postcode', text: preview('og:postal-code'), foundIn },
    { fact: 'description', text: preview('og:description') || preview('description'), foundIn },
  ];
}

/** Other money than pounds stays in the text, so that it is refused as such. */
const toPriceText = (price: string, money: string): string =>
  price === '' || ['', 'GBP', '£'].includes(money.toUpperCase()) ? price : `${money} ${price}`;

/** `additionalProperty` by its names, as agents write them. */
const namedFacts: ReadonlyMap<string, AdvertFact> = new Map(
  Object.entries({
    bedrooms: 'noOfBedrooms',
    bathrooms: 'noOfBathrooms',
    receptions: 'noOfReceptions',
    'reception rooms': 'noOfReceptions',
    tenure: 'tenure',
    'council tax band': 'councilTaxBand',
    'property type': 'propertyType',
    'price qualifier': 'priceQualifier',
  } satisfies Record<string, AdvertFact>),
);

function readSubject({ nodes, offer }: AdvertSubject, reader: NodeReader): AdvertCell[] {
  const { text } = reader;
  return nodes.flatMap((node): AdvertCell[] => {
    const { foundIn } = node;
    const cell = (fact: AdvertFact, said: string): AdvertCell => ({ fact, text: said, foundIn });
    return [
      ...(offer ? readOffer(offer, reader) : []),
      ...readAddress(node, reader),
      cell('price', toPriceText(text(node, 'price'), text(node, 'priceCurrency'))),
      cell('noOfBedrooms', text(node, 'numberOfBedrooms')),
      cell('noOfBathrooms', text(node, 'numberOfBathroomsTotal', 'numberOfFullBathrooms')),
      cell('propertyType', findKind(node, reader)),
      ...readArea(node, reader),
      ...readNamed(node, reader),
      cell('description', text(node, 'description')),
      cell('reference', text(node, 'identifier', 'sku', 'productID')),
      cell(
        'tour',
        reader.nodes(node, 'video').map((video) => text(video, 'embedUrl', 'contentUrl', 'url'))[0] ?? '',
      ),
    ];
  });
}

function readOffer(offer: PageNode, reader: NodeReader): AdvertCell[] {
  const { text } = reader;
  const { foundIn } = offer;
  const [specification] = reader.nodes(offer, 'priceSpecification');
  const price = text(offer, 'price') || text(specification, 'price');
  const money = text(offer, 'priceCurrency') || text(specification, 'priceCurrency');
  const period = text(specification, 'unitCode', 'unitText') || text(offer, 'unitCode');
  const isLet =
    /lease|rent/i.test(text(offer, 'businessFunction')) || /^(?:mon|week|wee|month|ann)/i.test(period);
  const isSold = /sold|discontinued/i.test(text(offer, 'availability'));
  return [
    { fact: 'price', text: toPriceText(price, money), foundIn },
    { fact: 'deal', text: isLet ? 'to let' : '', foundIn },
    { fact: 'status', text: isSold ? 'sold' : '', foundIn },
  ];
}

function readAddress(node: PageNode, reader: NodeReader): AdvertCell[] {
  const { text, texts } = reader;
  const { foundIn } = node;
  const [address] = reader.nodes(node, 'address');
  if (!address) return readPlace(texts(node, 'address')[0] ?? '', foundIn);
  const street = text(address, 'streetAddress');
  const town = text(address, 'addressLocality');
  // Some write the whole address into the street.
  const [line1 = '', ...more] = street.split(',').map((part) => part.trim());
  const isNumber = /^(?:(?:flat|apartment|unit)\s*)?\d+[a-z]?$/i.test(line1);
  const first = isNumber ? [line1, more.shift()].filter(Boolean).join(', ') : line1;
  return [
    { fact: 'line1', text: first, foundIn },
    { fact: 'line2', text: more.filter((part) => part !== town).join(', '), foundIn },
    { fact: 'town', text: town, foundIn },
    { fact: 'county', text: text(address, 'addressRegion'), foundIn },
    { fact: 'postcode', text: text(address, 'postalCode'), foundIn },
  ];
}

const longestKind = 300;
/** “House” is no kind of home of ours: the page may say more beside it. */
function findKind(node: PageNode, reader: NodeReader): string {
  const said = ['accommodationCategory', 'additionalType', 'category'].map((name) => reader.text(node, name));
  const kind = said
    .map((text) => findType(toTypeName(text).slice(0, longestKind)))
    .find((text) => text !== undefined);
  return kind ?? (node.types.includes('Apartment') ? 'Apartment' : '');
}

const footCodes = /^(?:ftk|sqf|sq ?ft|sqft|square f|ft)/i;

function readArea(node: PageNode, reader: NodeReader): AdvertCell[] {
  const { foundIn } = node;
  const size = reader.nodes(node, 'floorSize')[0];
  const unit = reader.text(size, 'unitCode', 'unitText');
  const text = size ? reader.text(size, 'value') : reader.text(node, 'floorSize');
  const isFeet = footCodes.test(unit) || (unit === '' && /f(?:ee)?t/i.test(text));
  return [{ fact: isFeet ? 'squareFeet' : 'squareMetres', text, foundIn }];
}

function readNamed(node: PageNode, reader: NodeReader): AdvertCell[] {
  return reader.nodes(node, 'additionalProperty').flatMap((named) => {
    const fact = namedFacts.get(
      reader
        .text(named, 'name')
        .toLowerCase()
        .replace(/^number of /, ''),
    );
    return fact ? [{ fact, text: reader.text(named, 'value'), foundIn: node.foundIn }] : [];
  });
}

const mostFeatures = 40;

/** What a home has, without what the page says that it hasn’t. */
function listFeatures({ nodes }: AdvertSubject, reader: NodeReader): string[] {
  const named = nodes.flatMap((node) => [
    ...reader
      .nodes(node, 'amenityFeature')
      .filter((feature) => !/^(?:false|no|0)$/i.test(feature.properties.get('value')?.find(isText) ?? ''))
      .map((feature) => reader.text({ ...feature, properties: withoutValue(feature) }, 'name')),
    ...(node.properties.get('amenityFeature') ?? []).filter(isText),
  ]);
  return [...new Set(named.map((line) => line.trim().slice(0, 300)).filter(Boolean))].slice(0, mostFeatures);
}

const withoutValue = ({ properties }: PageNode): PageNode['properties'] =>
  new Map([...properties].filter(([name]) => name !== 'value'));
