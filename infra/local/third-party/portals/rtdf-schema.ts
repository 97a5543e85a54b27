import * as z from 'zod';

const limited = (max: number) => z.string().max(max).nullish();
const oneOf = (...codes: readonly number[]) => z.int().refine((code) => codes.includes(code), 'Unknown code');
const someOf = (...codes: readonly number[]) => z.array(oneOf(...codes)).nullish();
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
const flag = z.boolean().nullish();
const sum = z.number().min(0).nullish();
const whole = z.int().min(0).nullish();

/** `29-11-2026 14:02:31`; a time in another form is refused. */
const time = z
  .string()
  .regex(
    /^(0[1-9]|[12]\d|3[01])-(0[1-9]|1[0-2])-\d{4} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
    'Not dd-MM-yyyy HH:mm:ss',
  );

const Network = z.object({ network_id: z.int() });
export const RtdfSender = z.object({ network: Network, branch: z.object({ branch_id: z.int() }) });

const residential = [...range(0, 16), ...range(20, 24), 26, 27, 28, 29, 43, 46, 47, 50, 51, 52, 56, 59];
const Address = z.object({
  house_name_number: z.string().min(1).max(60),
  address_2: limited(60),
  address_3: limited(60),
  address_4: limited(60),
  town: z.string().min(1).max(60),
  postcode_1: z.string().regex(/^[A-Z]{1,2}\d[A-Z\d]?$/),
  postcode_2: z.string().regex(/^\d[A-Z]{2}$/),
  display_address: z.string().min(1).max(120),
  latitude: z.number().min(-90).max(90).nullish(),
  longitude: z.number().min(-180).max(180).nullish(),
});

const Price = z.object({
  price: z.number().min(1),
  price_qualifier: oneOf(...range(0, 7), 9, 10, 11, 12, 15, 16).nullish(),
  tenure_type: oneOf(...range(1, 6)).nullish(),
  auction: flag,
  tenure_unexpired_years: sum,
  annual_ground_rent: sum,
  annual_service_charge: sum,
  shared_ownership: flag,
  shared_ownership_percentage: z.number().min(1).max(99).nullish(),
});

const Details = z.object({
  summary: z.string().min(1).max(1_000),
  description: z.string().min(1).max(32_000),
  features: z.array(z.string().min(1).max(200)).max(10).nullish(),
  bedrooms: z.int().min(0),
  bathrooms: whole,
  reception_rooms: whole,
  parking: someOf(...range(13, 24), ...range(54, 60)),
  outside_space: someOf(...range(29, 36)),
  internal_area: whole,
  internal_area_unit: oneOf(1, 2, 3, 4).nullish(),
  accessibility: someOf(...range(37, 45)),
  heating: someOf(...range(1, 12), ...range(46, 53)),
  electricity: z
    .array(z.enum(['mains_supply', 'wind_turbine', 'solar_pv_panels', 'private_supply']))
    .nullish(),
  water: z.enum(['mains_supply', 'private_supply']).nullish(),
  sewerage: z.enum(['mains_supply', 'private_supply']).nullish(),
  broadband: z.array(z.enum(['adsl', 'cable', 'fttc', 'fttp', 'none'])).nullish(),
  council_tax_band: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'TBC', 'DELETED']).nullish(),
  domestic_rates: sum,
  risks: z.object({
    flooded_in_last_five_years: flag,
    sources_of_flooding: z
      .array(z.enum(['river', 'sea', 'groundwater', 'lake', 'reservoir', 'other']))
      .nullish(),
    flood_defences: flag,
  }),
  obligations: z.object({ listed: flag, restrictions: flag, required_access: flag, rights_of_way: flag }),
});

const Medium = z.object({
  media_type: oneOf(...range(1, 7)),
  media_url: z.url({ protocol: /^https?$/ }).max(250),
  caption: limited(50),
  sort_order: whole,
  media_update_date: time.nullish(),
});

const Branch = z.object({ branch_id: z.int(), channel: oneOf(1, 2) });

/** `sendpropertydetails`, as the documents of the feed have it. */
export const SentHome = z.object({
  network: Network,
  branch: Branch.extend({ overseas: flag }),
  property: z.object({
    agent_ref: z.string().min(1).max(80),
    published: z.boolean(),
    property_type: oneOf(...residential, 110, 113, 117, 118, 119, 141),
    status: oneOf(...range(1, 6)),
    new_home: flag,
    create_date: time.nullish(),
    update_date: time.nullish(),
    address: Address,
    price_information: Price,
    details: Details,
    media: z.array(Medium).max(999),
  }),
});

export const RemovedHome = z.object({
  network: Network,
  branch: Branch,
  property: z.object({
    agent_ref: z.string().min(1).max(80),
    removal_reason: oneOf(...range(7, 12)).nullish(),
    transaction_date: time.nullish(),
  }),
});
