/** Post town, county (empty in cities that use no county), nation letter, latitude, longitude, reach in km. */
type Row = [town: string, county: string, nation: keyof typeof nations, lat: number, lon: number, km: number];

const nations = {
  E: 'England',
  S: 'Scotland',
  W: 'Wales',
  N: 'Northern Ireland',
  C: 'Channel Islands',
  M: 'Isle of Man',
} as const;

// prettier-ignore
const rows: Record<string, Row> = {
  AB: ['Aberdeen', 'Aberdeenshire', 'S', 57.147, -2.13, 3],
  AL: ['St. Albans', 'Hertfordshire', 'E', 51.752, -0.336, 3],
  B: ['Birmingham', 'West Midlands', 'E', 52.479, -1.9, 6],
  BA: ['Bath', 'Somerset', 'E', 51.381, -2.359, 2],
  BB: ['Blackburn', 'Lancashire', 'E', 53.749, -2.484, 3],
  BD: ['Bradford', 'West Yorkshire', 'E', 53.794, -1.759, 4],
  BH: ['Bournemouth', 'Dorset', 'E', 50.739, -1.88, 2],
  BL: ['Bolton', 'Lancashire', 'E', 53.578, -2.429, 3],
  BN: ['Brighton', 'East Sussex', 'E', 50.842, -0.137, 2],
  BR: ['Bromley', 'Kent', 'E', 51.401, 0.022, 3],
  BS: ['Bristol', 'Avon', 'E', 51.455, -2.588, 4],
  BT: ['Belfast', 'County Antrim', 'N', 54.587, -5.95, 4],
  CA: ['Carlisle', 'Cumbria', 'E', 54.893, -2.933, 2],
  CB: ['Cambridge', 'Cambridgeshire', 'E', 52.205, 0.127, 3],
  CF: ['Cardiff', 'South Glamorgan', 'W', 51.497, -3.192, 3],
  CH: ['Chester', 'Cheshire', 'E', 53.19, -2.885, 2],
  CM: ['Chelmsford', 'Essex', 'E', 51.736, 0.47, 3],
  CO: ['Colchester', 'Essex', 'E', 51.889, 0.897, 3],
  CR: ['Croydon', 'Surrey', 'E', 51.369, -0.096, 3],
  CT: ['Canterbury', 'Kent', 'E', 51.279, 1.076, 2],
  CV: ['Coventry', 'West Midlands', 'E', 52.409, -1.511, 4],
  CW: ['Crewe', 'Cheshire', 'E', 53.098, -2.441, 3],
  DA: ['Dartford', 'Kent', 'E', 51.442, 0.211, 3],
  DD: ['Dundee', 'Angus', 'S', 56.477, -2.98, 2],
  DE: ['Derby', 'Derbyshire', 'E', 52.917, -1.476, 3],
  DG: ['Dumfries', 'Dumfriesshire', 'S', 55.073, -3.605, 2],
  DH: ['Durham', 'County Durham', 'E', 54.777, -1.576, 2],
  DL: ['Darlington', 'County Durham', 'E', 54.525, -1.556, 3],
  DN: ['Doncaster', 'South Yorkshire', 'E', 53.519, -1.127, 4],
  DT: ['Dorchester', 'Dorset', 'E', 50.714, -2.442, 2],
  DY: ['Dudley', 'West Midlands', 'E', 52.507, -2.088, 3],
  E: ['London', '', 'E', 51.535, -0.035, 4],
  EC: ['London', '', 'E', 51.519, -0.097, 1],
  EH: ['Edinburgh', 'Midlothian', 'S', 55.936, -3.205, 4],
  EN: ['Enfield', 'Middlesex', 'E', 51.652, -0.08, 3],
  EX: ['Exeter', 'Devon', 'E', 50.722, -3.527, 2],
  FK: ['Falkirk', 'Stirlingshire', 'S', 55.998, -3.785, 3],
  FY: ['Blackpool', 'Lancashire', 'E', 53.815, -3.02, 2],
  G: ['Glasgow', 'Lanarkshire', 'S', 55.861, -4.25, 6],
  GL: ['Gloucester', 'Gloucestershire', 'E', 51.856, -2.236, 3],
  GU: ['Guildford', 'Surrey', 'E', 51.242, -0.575, 3],
  GY: ['Guernsey', '', 'C', 49.456, -2.573, 2],
  HA: ['Harrow', 'Middlesex', 'E', 51.583, -0.337, 3],
  HD: ['Huddersfield', 'West Yorkshire', 'E', 53.646, -1.783, 3],
  HG: ['Harrogate', 'North Yorkshire', 'E', 53.993, -1.537, 2],
  HP: ['Hemel Hempstead', 'Hertfordshire', 'E', 51.753, -0.465, 3],
  HR: ['Hereford', 'Herefordshire', 'E', 52.057, -2.716, 2],
  HS: ['Stornoway', 'Isle of Lewis', 'S', 58.214, -6.391, 1],
  HU: ['Hull', 'North Humberside', 'E', 53.764, -0.361, 3],
  HX: ['Halifax', 'West Yorkshire', 'E', 53.722, -1.872, 3],
  IG: ['Ilford', 'Essex', 'E', 51.568, 0.078, 3],
  IM: ['Isle of Man', '', 'M', 54.166, -4.507, 2],
  IP: ['Ipswich', 'Suffolk', 'E', 52.061, 1.148, 3],
  IV: ['Inverness', 'Inverness-shire', 'S', 57.468, -4.228, 2],
  JE: ['Jersey', '', 'C', 49.202, -2.11, 2],
  KA: ['Kilmarnock', 'Ayrshire', 'S', 55.611, -4.496, 2],
  KT: ['Kingston upon Thames', 'Surrey', 'E', 51.396, -0.298, 3],
  KW: ['Wick', 'Caithness', 'S', 58.441, -3.103, 1],
  KY: ['Kirkcaldy', 'Fife', 'S', 56.118, -3.172, 2],
  L: ['Liverpool', 'Merseyside', 'E', 53.412, -2.945, 4],
  LA: ['Lancaster', 'Lancashire', 'E', 54.045, -2.795, 2],
  LD: ['Llandrindod Wells', 'Powys', 'W', 52.241, -3.38, 1],
  LE: ['Leicester', 'Leicestershire', 'E', 52.635, -1.129, 4],
  LL: ['Wrexham', 'Clwyd', 'W', 53.046, -2.996, 2],
  LN: ['Lincoln', 'Lincolnshire', 'E', 53.229, -0.546, 3],
  LS: ['Leeds', 'West Yorkshire', 'E', 53.806, -1.549, 5],
  LU: ['Luton', 'Bedfordshire', 'E', 51.886, -0.424, 3],
  M: ['Manchester', 'Lancashire', 'E', 53.471, -2.247, 5],
  ME: ['Rochester', 'Kent', 'E', 51.378, 0.508, 2],
  MK: ['Milton Keynes', 'Buckinghamshire', 'E', 52.036, -0.757, 4],
  ML: ['Motherwell', 'Lanarkshire', 'S', 55.787, -3.98, 3],
  N: ['London', '', 'E', 51.575, -0.11, 4],
  NE: ['Newcastle upon Tyne', 'Tyne and Wear', 'E', 54.987, -1.63, 4],
  NG: ['Nottingham', 'Nottinghamshire', 'E', 52.957, -1.158, 4],
  NN: ['Northampton', 'Northamptonshire', 'E', 52.239, -0.894, 3],
  NP: ['Newport', 'Gwent', 'W', 51.591, -2.996, 2],
  NR: ['Norwich', 'Norfolk', 'E', 52.632, 1.288, 3],
  NW: ['London', '', 'E', 51.551, -0.186, 4],
  OL: ['Oldham', 'Lancashire', 'E', 53.543, -2.115, 3],
  OX: ['Oxford', 'Oxfordshire', 'E', 51.754, -1.249, 3],
  PA: ['Paisley', 'Renfrewshire', 'S', 55.84, -4.425, 2],
  PE: ['Peterborough', 'Cambridgeshire', 'E', 52.581, -0.252, 3],
  PH: ['Perth', 'Perthshire', 'S', 56.397, -3.451, 2],
  PL: ['Plymouth', 'Devon', 'E', 50.394, -4.128, 2],
  PO: ['Portsmouth', 'Hampshire', 'E', 50.824, -1.073, 1.5],
  PR: ['Preston', 'Lancashire', 'E', 53.767, -2.706, 3],
  RG: ['Reading', 'Berkshire', 'E', 51.45, -0.975, 4],
  RH: ['Redhill', 'Surrey', 'E', 51.238, -0.169, 2],
  RM: ['Romford', 'Essex', 'E', 51.578, 0.183, 3],
  S: ['Sheffield', 'South Yorkshire', 'E', 53.378, -1.475, 5],
  SA: ['Swansea', 'West Glamorgan', 'W', 51.638, -3.955, 2],
  SE: ['London', '', 'E', 51.467, -0.035, 4],
  SG: ['Stevenage', 'Hertfordshire', 'E', 51.903, -0.196, 3],
  SK: ['Stockport', 'Cheshire', 'E', 53.401, -2.149, 3],
  SL: ['Slough', 'Berkshire', 'E', 51.514, -0.592, 2],
  SM: ['Sutton', 'Surrey', 'E', 51.363, -0.193, 2],
  SN: ['Swindon', 'Wiltshire', 'E', 51.558, -1.781, 3],
  SO: ['Southampton', 'Hampshire', 'E', 50.925, -1.401, 3],
  SP: ['Salisbury', 'Wiltshire', 'E', 51.071, -1.798, 2],
  SR: ['Sunderland', 'Tyne and Wear', 'E', 54.897, -1.4, 2],
  SS: ['Southend-on-Sea', 'Essex', 'E', 51.549, 0.709, 1.5],
  ST: ['Stoke-on-Trent', 'Staffordshire', 'E', 53.015, -2.179, 4],
  SW: ['London', '', 'E', 51.468, -0.172, 4],
  SY: ['Shrewsbury', 'Shropshire', 'E', 52.708, -2.752, 3],
  TA: ['Taunton', 'Somerset', 'E', 51.018, -3.105, 2],
  TD: ['Galashiels', 'Selkirkshire', 'S', 55.615, -2.807, 1],
  TF: ['Telford', 'Shropshire', 'E', 52.687, -2.459, 3],
  TN: ['Tonbridge', 'Kent', 'E', 51.196, 0.275, 2],
  TQ: ['Torquay', 'Devon', 'E', 50.473, -3.546, 1.5],
  TR: ['Truro', 'Cornwall', 'E', 50.264, -5.053, 2],
  TS: ['Middlesbrough', 'Cleveland', 'E', 54.556, -1.234, 3],
  TW: ['Twickenham', 'Middlesex', 'E', 51.448, -0.335, 3],
  UB: ['Southall', 'Middlesex', 'E', 51.513, -0.385, 3],
  W: ['London', '', 'E', 51.512, -0.205, 3],
  WA: ['Warrington', 'Cheshire', 'E', 53.39, -2.592, 4],
  WC: ['London', '', 'E', 51.519, -0.121, 0.7],
  WD: ['Watford', 'Hertfordshire', 'E', 51.66, -0.397, 3],
  WF: ['Wakefield', 'West Yorkshire', 'E', 53.681, -1.501, 4],
  WN: ['Wigan', 'Lancashire', 'E', 53.543, -2.633, 3],
  WR: ['Worcester', 'Worcestershire', 'E', 52.193, -2.221, 2],
  WS: ['Walsall', 'West Midlands', 'E', 52.589, -1.978, 3],
  WV: ['Wolverhampton', 'West Midlands', 'E', 52.588, -2.129, 3],
  YO: ['York', 'North Yorkshire', 'E', 53.963, -1.083, 3],
  ZE: ['Lerwick', 'Shetland', 'S', 60.155, -1.157, 0.7],
};

/** Districts with another town or nation than their area. */
// prettier-ignore
const districts: Record<string, Row> = {
  CH5: ['Deeside', 'Clwyd', 'W', 53.202, -3.03, 1.5],
  CH6: ['Flint', 'Clwyd', 'W', 53.243, -3.137, 1],
  CH7: ['Mold', 'Clwyd', 'W', 53.167, -3.144, 2],
  CH8: ['Holywell', 'Clwyd', 'W', 53.275, -3.225, 1],
  SY15: ['Montgomery', 'Powys', 'W', 52.56, -3.148, 1],
  SY16: ['Newtown', 'Powys', 'W', 52.512, -3.313, 1.5],
  SY17: ['Llandinam', 'Powys', 'W', 52.486, -3.436, 1],
  SY18: ['Llanidloes', 'Powys', 'W', 52.449, -3.54, 1],
  SY19: ['Llanbrynmair', 'Powys', 'W', 52.613, -3.627, 1],
  SY20: ['Machynlleth', 'Powys', 'W', 52.591, -3.851, 1],
  SY21: ['Welshpool', 'Powys', 'W', 52.66, -3.147, 1],
  SY22: ['Llanymynech', 'Powys', 'W', 52.781, -3.088, 1],
  SY23: ['Aberystwyth', 'Dyfed', 'W', 52.411, -4.06, 1],
  SY24: ['Borth', 'Dyfed', 'W', 52.479, -4.03, 1],
  SY25: ['Ystrad Meurig', 'Dyfed', 'W', 52.288, -3.905, 1],
  TD12: ['Coldstream', 'Berwickshire', 'S', 55.652, -2.253, 1],
  TD15: ['Berwick-upon-Tweed', 'Northumberland', 'E', 55.766, -2.012, 1],
  BA11: ['Frome', 'Somerset', 'E', 51.23, -2.321, 1.5],
  BH15: ['Poole', 'Dorset', 'E', 50.722, -1.972, 1],
  BN21: ['Eastbourne', 'East Sussex', 'E', 50.776, 0.276, 1],
  BT48: ['Londonderry', 'County Londonderry', 'N', 54.998, -7.32, 1.5],
  CB7: ['Ely', 'Cambridgeshire', 'E', 52.39, 0.27, 1.5],
  CF10: ['Cardiff', 'South Glamorgan', 'W', 51.478, -3.176, 0.8],
  EC1: ['London', '', 'E', 51.524, -0.103, 0.6],
  FK8: ['Stirling', 'Stirlingshire', 'S', 56.117, -3.945, 1.5],
  GL50: ['Cheltenham', 'Gloucestershire', 'E', 51.897, -2.083, 1],
  HU17: ['Beverley', 'North Humberside', 'E', 53.845, -0.43, 1.5],
  IP33: ['Bury St. Edmunds', 'Suffolk', 'E', 52.242, 0.716, 1.5],
  KY16: ['St. Andrews', 'Fife', 'S', 56.335, -2.804, 1],
  LL30: ['Llandudno', 'Gwynedd', 'W', 53.322, -3.83, 0.7],
  LL57: ['Bangor', 'Gwynedd', 'W', 53.222, -4.13, 1],
  OX16: ['Banbury', 'Oxfordshire', 'E', 52.06, -1.34, 1.5],
  SL4: ['Windsor', 'Berkshire', 'E', 51.479, -0.614, 1.5],
  SL6: ['Maidenhead', 'Berkshire', 'E', 51.521, -0.723, 2],
  TN1: ['Tunbridge Wells', 'Kent', 'E', 51.134, 0.264, 1],
  TR11: ['Falmouth', 'Cornwall', 'E', 50.149, -5.08, 1],
  TR26: ['St. Ives', 'Cornwall', 'E', 50.207, -5.487, 0.7],
  YO11: ['Scarborough', 'North Yorkshire', 'E', 54.275, -0.412, 1],
};

export interface PostcodePlace {
  town: string;
  county: string;
  country: (typeof nations)[keyof typeof nations];
  latitude: number;
  longitude: number;
  reachKm: number;
  /** whether the row covers one district only */
  precise: boolean;
}

export function isArea(area: string): boolean {
  return area in rows;
}

const toPlace = (
  [town, county, nation, latitude, longitude, reachKm]: Row,
  precise: boolean,
): PostcodePlace => ({
  town,
  county,
  country: nations[nation],
  latitude,
  longitude,
  reachKm,
  precise,
});

/** The towns of all areas and districts. */
export function listPlaces(): PostcodePlace[] {
  return [
    ...Object.values(rows).map((row) => toPlace(row, false)),
    ...Object.values(districts).map((row) => toPlace(row, true)),
  ];
}

/** Roughly where an outward code such as `LS6` is. */
export function findPlace(area: string, outward: string): PostcodePlace | undefined {
  const own = districts[outward];
  const row = own ?? rows[area];
  return row && toPlace(row, own !== undefined);
}
