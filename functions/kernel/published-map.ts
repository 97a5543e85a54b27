/** The streets that the site draws: one file of vector tiles, behind the CDN. */
export interface PublishedMap {
  /** Path of a PMTiles file with the schema of Protomaps, version 4. Its name changes with its content. */
  readonly file: string;
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east and north, in degrees. */
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  /** Whose data it is, as plain text. */
  readonly attribution: string;
}

/** What the CDN serves from the maps' bucket. */
export const mapPattern = '/maps/*';
/** The key of the `PublishedMap` in the bucket; until one is published the site has an empty object here. */
export const mapPointerKey = 'maps/current.json';
