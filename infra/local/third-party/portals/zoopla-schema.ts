import * as z from 'zod';

/** The schemas of Zoopla's real-time listings take no unknown field, no empty text and no empty list. */
const text = z.string().regex(/^\S(|[\s\S]*\S)$/, 'string does not match pattern');
const someOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .array(z.enum(words))
    .min(1)
    .refine((list) => new Set(list).size === list.length, 'items are not unique');
const flag = z.boolean();
const positive = z.number().gt(0);
const rating = z.int().min(1);

const Area = z.strictObject({
  units: z.enum(['sq_feet', 'sq_yards', 'sq_metres', 'acres', 'hectares']),
  value: positive,
});

const Location = z
  .strictObject({
    property_number_or_name: z.union([z.int(), text]).optional(),
    street_name: text.optional(),
    locality: text.optional(),
    town_or_city: text,
    county: text.optional(),
    postal_code: z
      .string()
      .regex(
        /^[A-PR-UWYZ][A-HJ-Y]?\d[\dA-HJKMNPR-Y]? \d[ABD-HJLNP-UW-Z]{2}$/,
        'string does not match pattern',
      ),
    country_code: z.string().regex(/^GB(-[A-Z\d]{1,3})?$/, 'string does not match pattern'),
    coordinates: z
      .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
      .optional(),
    paf_udprn: z
      .string()
      .regex(/^\d{8}$/)
      .optional(),
  })
  .refine(
    ({ property_number_or_name: house, street_name: street }) => house !== undefined || street !== undefined,
    'one of property_number_or_name and street_name is required',
  );

const Pricing = z.strictObject({
  auction: flag.optional(),
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  price: positive,
  price_qualifier: z
    .enum([
      'fixed_price',
      'from',
      'guide_price',
      'offers_in_the_region_of',
      'offers_over',
      'price_on_application',
      'sale_by_tender',
    ])
    .optional(),
  transaction_type: z.literal('sale'),
});

const Content = z.strictObject({
  caption: text.optional(),
  type: z.enum([
    'audio_tour',
    'brochure',
    'document',
    'epc_graph',
    'epc_report',
    'floor_plan',
    'home_pack',
    'image',
    'site_plan',
    'virtual_tour',
  ]),
  url: z.string().regex(/^https?:\/\/\S+$/i, 'string does not match pattern'),
});

/** `listing/update` for a home for sale in the United Kingdom. */
export const UpdatedListing = z
  .strictObject({
    accessibility: flag.optional(),
    areas: z
      .strictObject({ internal: z.strictObject({ minimum: Area.optional(), maximum: Area.optional() }) })
      .optional(),
    basement: flag.optional(),
    bathrooms: z.int().min(0).optional(),
    branch_reference: text,
    category: z.literal('residential'),
    chain_free: flag.optional(),
    conservatory: flag.optional(),
    content: z.array(Content).min(1).optional(),
    council_tax_band: z.enum(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I']).optional(),
    detailed_description: z.array(z.strictObject({ heading: text.optional(), text })).min(1),
    display_address: text.optional(),
    double_glazing: flag.optional(),
    epc_ratings: z
      .strictObject({ eer_current_rating: rating.optional(), eer_potential_rating: rating.optional() })
      .optional(),
    feature_list: z.array(text).min(1).optional(),
    fireplace: flag.optional(),
    ground_rent: positive.optional(),
    gym: flag.optional(),
    lease_expiry: z.strictObject({ years_remaining: z.int().min(1) }).optional(),
    life_cycle_status: z.enum(['available', 'under_offer', 'sold_subject_to_contract', 'sold']),
    listing_reference: text,
    living_rooms: z.int().min(0).optional(),
    location: Location,
    new_home: flag.optional(),
    outbuildings: flag.optional(),
    outside_space: someOf([
      'balcony',
      'communal_garden',
      'private_garden',
      'roof_terrace',
      'terrace',
    ]).optional(),
    parking: someOf([
      'double_garage',
      'off_street_parking',
      'residents_parking',
      'single_garage',
      'underground',
    ]).optional(),
    porter_security: flag.optional(),
    pricing: Pricing,
    property_type: text,
    retirement: flag.optional(),
    service_charge: z.strictObject({ charge: positive, frequency: z.enum(['per_year']) }).optional(),
    summary_description: text.optional(),
    swimming_pool: flag.optional(),
    tenure: z.enum(['feudal', 'freehold', 'leasehold', 'share_of_freehold']).optional(),
    total_bedrooms: z.int().min(0).optional(),
    utility_room: flag.optional(),
  })
  .refine(({ property_type: type, total_bedrooms: beds = 0 }) => type !== 'studio' || beds <= 1, {
    path: ['total_bedrooms'],
    message: 'a studio has one bedroom at most',
  });

export const DeletedListing = z.strictObject({
  listing_reference: text,
  deletion_reason: z.enum(['withdrawn', 'offer_accepted', 'exchanged', 'completed', 'let']).optional(),
});

export const ListedBranch = z.strictObject({ branch_reference: text });
