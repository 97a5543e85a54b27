/** The address of a home that the look-up's stand-in knows: `findPlace` of the site puts it on the map. */
const listing = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'RealEstateAgent',
      '@id': '#agent',
      name: 'Harcourt & Finch',
      telephone: '0113 496 0182',
      address: { '@type': 'PostalAddress', streetAddress: '9 Otley Road', addressLocality: 'Leeds' },
    },
    {
      '@type': 'WebPage',
      '@id': '#page',
      name: '3 bedroom semi-detached house for sale',
      mainEntity: { '@id': '#home' },
    },
    {
      '@type': 'RealEstateListing',
      name: '3 bedroom semi-detached house for sale in Oak Road, Headingley, Leeds',
      datePosted: '2026-09-14',
      mainEntity: { '@id': '#home' },
      offers: {
        '@type': 'Offer',
        price: '425000',
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        businessFunction: 'http://purl.org/goodrelations/v1#Sell',
      },
    },
    {
      '@type': 'SingleFamilyResidence',
      '@id': '#home',
      identifier: 'HF-20418',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '14 Oak Road',
        addressLocality: 'Leeds',
        addressRegion: 'West Yorkshire',
        postalCode: 'LS6 3HN',
        addressCountry: 'GB',
      },
      numberOfBedrooms: 3,
      numberOfBathroomsTotal: 2,
      numberOfRooms: 6,
      floorSize: { '@type': 'QuantitativeValue', value: 1184, unitCode: 'FTK' },
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'Garden', value: true },
        { '@type': 'LocationFeatureSpecification', name: 'Bay windows to the front', value: true },
        { '@type': 'LocationFeatureSpecification', name: 'No onward chain', value: true },
        { '@type': 'LocationFeatureSpecification', name: 'Lift', value: false },
      ],
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Tenure', value: 'Freehold' },
        { '@type': 'PropertyValue', name: 'Council tax band', value: 'D' },
        { '@type': 'PropertyValue', name: 'Receptions', value: 2 },
      ],
      description:
        'A bay-fronted Edwardian semi on a quiet road, five minutes’ walk from Meanwood Park. The present owners opened the kitchen to the garden in 2019 and kept the tiled hall, the picture rails and both fireplaces.\n\nUpstairs there are two doubles and a single, a family bathroom and a shower room under the eaves. The garden faces south-west and has a brick store with power.',
      image: [
        { '@type': 'ImageObject', contentUrl: '/media/edwardian-dawn', caption: 'The front, from Oak Road' },
        {
          '@type': 'ImageObject',
          contentUrl: '/media/kitchen-sage',
          caption: 'The kitchen and the garden beyond',
        },
        { '@type': 'ImageObject', contentUrl: '/media/bedroom-linen', caption: 'The main bedroom' },
        { '@type': 'ImageObject', contentUrl: '/media/bathroom-green', caption: 'The bathroom' },
        { '@type': 'ImageObject', contentUrl: '/media/gone', caption: 'A photo that the agent has removed' },
      ],
      accommodationFloorPlan: { '@type': 'FloorPlan', layoutImage: '/media/plan-semi' },
    },
  ],
} as const;

const style =
  'body{font:16px/1.5 Georgia,serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#222}img{max-width:100%}';
const renderSite = (head: string, body: string): string =>
  `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><style>${style}</style>${head}</head><body>${body}</body></html>`;

/** An agent's page as agents' programs write them. */
export const agentPage = renderSite(
  `<title>3 bedroom semi-detached house for sale in Oak Road, Leeds | Harcourt &amp; Finch</title>
<meta property="og:title" content="3 bedroom semi-detached house for sale in Oak Road, Leeds">
<meta property="og:image" content="/media/edwardian-dawn">
<script type="application/ld+json">${JSON.stringify(listing)}</script>`,
  `<header>Harcourt &amp; Finch, estate agents in Leeds since 1987</header><h1>Oak Road, Headingley</h1>
<p><strong>Guide price £425,000</strong></p><img src="/media/edwardian-dawn" alt="The front">
<p>A bay-fronted Edwardian semi on a quiet road, five minutes’ walk from Meanwood Park.</p>`,
);

/** A page that says nearly nothing for programs. */
export const poorPage = renderSite(
  `<title>2 bed flat for sale in Harbour Street, Whitby - Seaview Homes</title>
<meta name="description" content="Sea views from every room.">`,
  '<h1>Harbour Street</h1><p>Price on application. Ring Jo for a viewing.</p>',
);

/** Microdata, as older programs write it. */
export const microdataPage = renderSite(
  '<title>Mill Cottage</title>',
  `<div itemscope itemtype="https://schema.org/House"><h1 itemprop="name">Mill Cottage</h1>
<div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress">
<span itemprop="streetAddress">Mill Cottage, Beck Lane</span>, <span itemprop="addressLocality">Bingley</span>
<span itemprop="postalCode">BD16 4AB</span></div>
<div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="GBP">
<span itemprop="price" content="310000">£310,000</span></div>
<span itemprop="numberOfBedrooms">2</span> bedrooms</div>`,
);

export const listPage = renderSite(
  '<title>Homes for sale in Leeds</title><script type="application/ld+json">{"@type":"ItemList","itemListElement":[]}</script>',
  '<h1>48 homes for sale in Leeds</h1>',
);
export const aboutPage = renderSite('<title>About us</title>', '<h1>About Harcourt &amp; Finch</h1>');
