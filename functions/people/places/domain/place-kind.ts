export const placeKinds = ['town', 'district', 'county', 'region', 'outcode', 'postcode'] as const;

/** A place that people search for homes in. */
export interface Place {
  /** Names the place in an address: `newport_gwent`, `headingley_leeds`, `kent`, `ls6`, `ls6-3hn`. */
  readonly id: string;
  readonly kind: (typeof placeKinds)[number];
  readonly name: string;
  /** The county of a town, the town of a district or outcode. */
  readonly area?: string | undefined;
  /** The name with what distinguishes it from others of the name. */
  readonly label: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Radius of the place itself. */
  readonly miles: number;
  /** The postcode districts that the place consists of; a town or postcode is a circle instead. */
  readonly outcodes?: readonly string[] | undefined;
}
