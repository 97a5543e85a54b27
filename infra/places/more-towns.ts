/**
 * Settlements that GeoNames lacks or has without residents, so that no table of cities has them: those of the built-up
 * areas of 5,000 people or more (Office for National Statistics, 2011) and of the towns of OS Open Names that the two
 * tables of GeoNames do not have, and towns of Scotland, Wales and Northern Ireland that people miss. Each is name,
 * outcode, latitude, longitude and residents; the outcode is there to check the position.
 */
const lists: Readonly<Record<string, string>> = {
  Berkshire: `
    Burghfield Common RG7 51.397 -1.058 5900
    North Ascot SL5 51.418 -0.695 10200
    Wraysbury TW19 51.456 -0.556 3600`,
  Buckinghamshire: `
    Prestwood HP16 51.693 -0.737 7500`,
  Cambridgeshire: `
    Milton CB24 52.243 0.162 4700`,
  Cheshire: `
    Great Sutton CH66 53.276 -2.938 8900`,
  Cornwall: `
    Newlyn TR18 50.104 -5.551 4400`,
  'County Durham': `
    Ouston DH2 54.884 -1.602 5300`,
  Cumbria: `
    Bowness-on-Windermere LA23 54.364 -2.920 3800
    Seaton CA14 54.661 -3.523 5000
    Walney LA14 54.112 -3.265 10000`,
  Derbyshire: `
    Breaston DE72 52.897 -1.318 4500
    Clay Cross S45 53.164 -1.413 9200
    Darley Dale DE4 53.170 -1.597 5400
    Eckington S21 53.309 -1.361 11000
    Hilton DE65 52.870 -1.634 8200
    North Wingfield S42 53.183 -1.386 8500
    Sandiacre NG10 52.923 -1.291 9600
    South Normanton DE55 53.107 -1.345 10000`,
  Devon: `
    Cranbrook EX5 50.747 -3.418 7000`,
  Dorset: `
    Merley BH21 50.789 -1.979 6000
    Weston DT5 50.533 -2.443 6000`,
  'East Sussex': `
    Polegate BN26 50.822 0.244 9000`,
  Essex: `
    Corringham SS17 51.526 0.461 15000
    Great Notley CM77 51.863 0.529 7700
    Hullbridge SS5 51.623 0.620 6500
    Loughton IG10 51.653 0.056 33400
    South Woodham Ferrers CM3 51.645 0.615 16500`,
  Gloucestershire: `
    Bradley Stoke BS32 51.527 -2.545 20000`,
  'Greater Manchester': `
    Platt Bridge WN2 53.519 -2.598 10300
    Shevington Vale WN6 53.578 -2.706 5200
    Standish WN6 53.587 -2.664 13700
    Worsley M28 53.510 -2.385 10000`,
  Hampshire: `
    Blackfield SO45 50.817 -1.371 13700
    Blackwater GU17 51.332 -0.778 7200
    Horndean PO8 50.914 -0.996 12900
    Oakley RG23 51.251 -1.176 5100
    Locks Heath SO31 50.864 -1.272 17000
    Stubbington PO14 50.825 -1.213 14000
    Warsash SO31 50.853 -1.300 7000
    Whiteley PO15 50.883 -1.251 6500`,
  Hertfordshire: `
    Oaklands AL6 51.850 -0.180 7700`,
  Kent: `
    Minster-on-Sea ME12 51.421 0.809 15000
    Northfleet DA11 51.441 0.342 27600`,
  Lancashire: `
    Longton PR4 53.727 -2.797 8800
    Oswaldtwistle BB5 53.743 -2.394 11800
    Thornton FY5 53.873 -3.005 18900
    Trawden BB8 53.847 -2.131 2800`,
  Leicestershire: `
    Quorn LE12 52.743 -1.170 5200
    Wigston LE18 52.585 -1.093 32000`,
  Lincolnshire: `
    Long Sutton PE12 52.786 0.123 5200
    New Waltham DN36 53.525 -0.052 5600
    North Hykeham LN6 53.184 -0.588 14700`,
  Norfolk: `
    Taverham NR8 52.682 1.205 10000
    Wymondham NR18 52.570 1.116 14400`,
  'North Yorkshire': `
    Ingleby Barwick TS17 54.518 -1.317 20400
    Norton-on-Derwent YO17 54.131 -0.785 7400`,
  Nottinghamshire: `
    Brinsley NG16 53.031 -1.309 2400
    Carlton in Lindrick S81 53.363 -1.112 5500
    Ollerton NG22 53.206 -1.008 9800
    Selston NG16 53.070 -1.304 12200
    Stapleford NG9 52.930 -1.273 16200`,
  Somerset: `
    Wellington TA21 50.979 -3.227 14500`,
  'South Yorkshire': `
    Dunscroft DN7 53.571 -1.018 6000
    Goldthorpe S63 53.534 -1.306 6100
    Hoyland S74 53.499 -1.446 17700
    Moorends DN8 53.633 -0.953 5500
    Swinton S64 53.488 -1.316 15600
    Swallownest S26 53.362 -1.325 6000
    Thurcroft S66 53.395 -1.253 5300
    Thurnscoe S63 53.545 -1.309 8700`,
  Suffolk: `
    Brandon IP27 52.448 0.624 9100
    Martlesham IP5 52.061 1.273 5500
    Red Lodge IP28 52.304 0.493 4700
    Trimley St Mary IP11 51.979 1.316 5600`,
  Surrey: `
    Ash GU12 51.249 -0.722 18000`,
  'Tyne and Wear': `
    Birtley DH3 54.896 -1.577 11500
    Killingworth NE12 55.032 -1.557 20000
    Dudley NE23 55.048 -1.602 5500
    Fence Houses DH4 54.849 -1.504 6600
    Longbenton NE12 55.022 -1.571 37100
    Ryton NE40 54.974 -1.763 16000
    Throckley NE15 54.996 -1.756 5500`,
  Warwickshire: `
    Bulkington CV12 52.477 -1.425 6100
    Coleshill B46 52.499 -1.707 6500`,
  'West Midlands': `
    Blackheath B65 52.473 -2.043 12000`,
  'West Sussex': `
    Southwick BN42 50.835 -0.238 13200
    West Chiltington RH20 50.952 -0.450 3600`,
  'West Yorkshire': `
    Ackworth WF7 53.645 -1.335 7000
    Rothwell LS26 53.750 -1.477 19500
    South Kirkby WF9 53.592 -1.324 8500
    Thornton BD13 53.790 -1.849 5300`,
  // Wales
  Carmarthenshire: `
    Garnant SA18 51.795 -3.872 2500`,
  Conwy: `
    Kinmel Bay LL18 53.312 -3.521 6000
    Llandudno Junction LL31 53.284 -3.809 5900
    Rhos-on-Sea LL28 53.309 -3.752 7600
    Towyn LL22 53.302 -3.541 2500`,
  Denbighshire: `
    Corwen LL21 52.980 -3.375 2300`,
  Flintshire: `
    Connah’s Quay CH5 53.219 -3.056 16800
    Ewloe CH5 53.190 -3.060 5500
    Mynydd Isa CH7 53.168 -3.100 4500`,
  Gwent: `
    Abersychan NP4 51.724 -3.059 7100
    Blaina NP13 51.773 -3.165 6000
    Cwmcarn NP11 51.638 -3.128 5000
    Nantyglo NP23 51.793 -3.170 4500
    Penyrheol CF83 51.585 -3.242 11000
    Pontllanfraith NP12 51.655 -3.188 8500
    Rogerstone NP10 51.592 -3.056 10200
    Senghenydd CF83 51.611 -3.280 3800
    Trethomas CF83 51.592 -3.179 3500`,
  'Mid Glamorgan': `
    Church Village CF38 51.567 -3.318 5100
    Cwmaman CF44 51.688 -3.427 2800
    North Cornelly CF33 51.523 -3.706 7000
    Talbot Green CF72 51.540 -3.390 2500
    Taff’s Well CF15 51.545 -3.267 3700
    Ystrad CF41 51.645 -3.466 5900`,
  'South Glamorgan': `
    Sully CF64 51.397 -3.219 4500`,
  'West Glamorgan': `
    Glynneath SA11 51.747 -3.616 4200
    Gowerton SA4 51.648 -4.035 8200
    Loughor SA4 51.662 -4.065 9100
    Penclawdd SA4 51.642 -4.102 3600
    Pontardawe SA8 51.719 -3.852 7200
    Skewen SA10 51.661 -3.834 8500`,
  Wrexham: `
    Gwersyllt LL11 53.073 -3.017 10700
    Llay LL12 53.103 -2.991 4900`,
  // Scotland
  'Dumfries and Galloway': `
    New Galloway DG7 55.073 -4.140 400`,
  'East Lothian': `
    Cockenzie and Port Seton EH32 55.970 -2.955 5500`,
  Fife: `
    Culross KY12 56.056 -3.628 400`,
  Lanarkshire: `
    Condorrat G67 55.934 -4.022 7000`,
  Midlothian: `
    Newtongrange EH22 55.865 -3.067 7200`,
  'West Lothian': `
    Uphall EH52 55.928 -3.505 5000`,
  // Northern Ireland
  'County Armagh': `
    Bessbrook BT35 54.196 -6.398 2700
    Lurgan BT66 54.464 -6.334 28600`,
};

const scotland = new Set([
  'Dumfries and Galloway',
  'East Lothian',
  'Fife',
  'Lanarkshire',
  'Midlothian',
  'West Lothian',
]);
const wales = new Set([
  'Carmarthenshire',
  'Conwy',
  'Denbighshire',
  'Flintshire',
  'Gwent',
  'Mid Glamorgan',
  'South Glamorgan',
  'West Glamorgan',
  'Wrexham',
]);
const nationOf = (county: string): string =>
  county.startsWith('County A') ? 'N' : scotland.has(county) ? 'S' : wales.has(county) ? 'W' : 'E';

export interface MoreTown {
  readonly name: string;
  readonly county: string;
  readonly nation: string;
  readonly outcode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

export const moreTowns: readonly MoreTown[] = Object.entries(lists).flatMap(([county, list]) =>
  [...list.matchAll(/^\s*(.+) ([A-Z]+\d+) ([\d.]+) (-?[\d.]+) (\d+)$/gm)].map(
    ([, name = '', outcode = '', latitude, longitude, population]) => ({
      name,
      county,
      nation: nationOf(county),
      outcode,
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(population),
    }),
  ),
);
