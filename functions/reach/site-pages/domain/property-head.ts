import { formatFirstLine } from '../../../listings/properties/domain/address.ts';
import { formatHomePath } from '../../../listings/properties/domain/home-path.ts';
import { propertyKinds } from '../../../listings/properties/domain/property-kinds.ts';
import { formatPropertyType } from '../../../listings/properties/domain/property-words.ts';
import type { PropertyPage } from '../../../listings/properties/domain/views.ts';
import type { HeadPicture, PageHead, StructuredData } from './page-head.ts';
import { describeProperty, formatPropertyTitle } from './property-summary.ts';
import { createBreadcrumbs } from './structured-data.ts';
import { formatHomeTownPath } from './town-of-home.ts';

type Page = Pick<
  PropertyPage,
  | 'id'
  | 'slug'
  | 'title'
  | 'status'
  | 'price'
  | 'priceQualifier'
  | 'noOfBedrooms'
  | 'noOfBathrooms'
  | 'propertyType'
  | 'floorAreaSqm'
  | 'description'
  | 'address'
  | 'outcode'
  | 'houseNo'
  | 'postcode'
  | 'pictures'
  | 'firstListedAt'
  | 'listedAt'
>;

/** The head of a property's public page. @param card the picture of its shared links, the first photo by default */
export function createPropertyHead(page: Page, siteUrl: string, card?: HeadPicture): PageHead {
  const path = formatHomePath(page);
  const [picture] = page.pictures;
  const { town } = page.address;
  return {
    title: formatPropertyTitle(page),
    description: describeProperty(page),
    path,
    picture:
      card ??
      (picture && {
        url: picture.url,
        width: picture.width,
        height: picture.height,
        alt: picture.alt ?? `Photo of ${page.title}`,
      }),
    structuredData: [
      createListing(page, new URL(path, siteUrl).href, siteUrl),
      createBreadcrumbs(
        [
          { name: 'Home', path: '/' },
          { name: 'Homes for sale', path: '/listing' },
          { name: town, path: formatHomeTownPath(page.address) },
          { name: page.title, path },
        ],
        siteUrl,
      ),
    ],
  };
}

const isFlat = (type: Page['propertyType']): boolean => propertyKinds.flat.some((flat) => flat === type);

function createListing(page: Page, url: string, siteUrl: string): StructuredData {
  const datePosted = page.firstListedAt ?? page.listedAt;
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: page.title,
    description: describeProperty(page),
    inLanguage: 'en-GB',
    ...(datePosted !== undefined && { datePosted }),
    image: page.pictures.slice(0, 6).map((picture) => new URL(picture.url, siteUrl).href),
    mainEntity: createAccommodation(page),
    offers: createSaleOffer(page, url),
  };
}

function createAccommodation({ floorAreaSqm, ...page }: Page) {
  const { address } = page;
  return {
    '@type': isFlat(page.propertyType) ? 'Apartment' : 'House',
    name: `${formatPropertyType(page.propertyType)} in ${address.town}`,
    numberOfBedrooms: page.noOfBedrooms,
    numberOfBathroomsTotal: page.noOfBathrooms,
    ...(floorAreaSqm !== undefined && {
      floorSize: { '@type': 'QuantitativeValue', value: Math.round(floorAreaSqm), unitCode: 'MTK' },
    }),
    address: {
      '@type': 'PostalAddress',
      streetAddress:
        page.houseNo === undefined ? address.line1 : formatFirstLine(page.houseNo, address.line1),
      addressLocality: address.town,
      ...(address.county && { addressRegion: address.county }),
      // The whole postcode with a street is a handful of houses: it is shown with the number alone.
      postalCode: page.houseNo === undefined ? page.outcode : page.postcode,
      addressCountry: 'GB',
    },
  };
}

function createSaleOffer({ status, price, priceQualifier }: Page, url: string) {
  return {
    '@type': 'Offer',
    url,
    businessFunction: 'http://purl.org/goodrelations/v1#Sell',
    availability: `https://schema.org/${toAvailability(status)}`,
    ...(priceQualifier !== 'poa' && { price, priceCurrency: 'GBP' }),
  };
}

function toAvailability(status: Page['status']): string {
  if (status === 'live') return 'InStock';
  return status === 'under_offer' ? 'LimitedAvailability' : 'SoldOut';
}
