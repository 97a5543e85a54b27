import {
  exp,
  type Feature,
  GeomType,
  LineSymbolizer,
  type PaintRule,
  PolygonSymbolizer,
} from 'protomaps-leaflet';
import type { MapColours } from './colours.ts';

type Stops = [zoom: number, pixels: number][];

const isKindOf =
  (...kinds: readonly string[]) =>
  (_zoom: number, { props }: Feature): boolean =>
    typeof props['kind'] === 'string' && kinds.includes(props['kind']);

const parks = [
  'park',
  'national_park',
  'nature_reserve',
  'protected_area',
  'golf_course',
  'recreation_ground',
  'cemetery',
  'allotments',
  'village_green',
  'playground',
  'pitch',
  'garden',
  'grass',
  'grassland',
  'meadow',
  'scrub',
] as const;
const grounds = [
  'school',
  'university',
  'college',
  'hospital',
  'industrial',
  'aerodrome',
  'pedestrian',
] as const;

/** Pixels of a kind of road between its edges. */
const widths = {
  motorway: [
    [5, 0.6],
    [10, 2],
    [14, 5],
    [18, 22],
  ],
  major: [
    [7, 0.4],
    [11, 1.4],
    [14, 4.5],
    [18, 20],
  ],
  minor: [
    [12, 0.5],
    [14, 2.4],
    [16, 6],
    [18, 16],
  ],
} as const satisfies Record<string, readonly (readonly [number, number])[]>;

const getWidth = (kind: keyof typeof widths, more = 0) => {
  const stops: Stops = widths[kind].map(([zoom, pixels]) => [zoom, pixels + more]);
  return exp(1.6, stops);
};

const createArea = (dataLayer: string, fill: string, more: Partial<PaintRule> = {}): PaintRule => ({
  dataLayer,
  symbolizer: new PolygonSymbolizer({ fill }),
  ...more,
});

interface Road {
  readonly kind: keyof typeof widths;
  readonly filter: PaintRule['filter'];
  readonly minzoom: number;
}

const roads: readonly Road[] = [
  { kind: 'minor', filter: isKindOf('minor_road'), minzoom: 12 },
  { kind: 'major', filter: isKindOf('major_road'), minzoom: 8 },
  { kind: 'motorway', filter: isKindOf('highway'), minzoom: 5 },
];

/** From this zoom roads have edges, which separate them from the land. */
const edgesFrom = 12;

const createLine = (kind: Road['kind'], color: string, more = 0) =>
  new LineSymbolizer({ color, width: getWidth(kind, more), lineJoin: 'round', lineCap: 'round' });

/** How the layers of Protomaps' schema are painted, from the lowest to the highest. */
export function createPaintRules(colours: MapColours): PaintRule[] {
  const fills = { minor: colours.minorRoad, major: colours.majorRoad, motorway: colours.motorway };
  return [
    createArea('earth', colours.land),
    createArea('landcover', colours.town, { filter: isKindOf('urban_area') }),
    createArea('landuse', colours.town, { filter: isKindOf('residential') }),
    createArea('landuse', colours.park, { filter: isKindOf(...parks) }),
    createArea('landuse', colours.wood, { filter: isKindOf('wood', 'forest') }),
    createArea('landuse', colours.sand, { filter: isKindOf('beach', 'sand') }),
    createArea('landuse', colours.grounds, { filter: isKindOf(...grounds) }),
    createArea('water', colours.sea, { filter: (_, { geomType }) => geomType === GeomType.Polygon }),
    {
      dataLayer: 'water',
      minzoom: 12,
      symbolizer: new LineSymbolizer({
        color: colours.sea,
        width: exp(1.6, [
          [12, 1],
          [17, 6],
        ]),
      }),
      filter: (_, { geomType }) => geomType === GeomType.Line,
    },
    createArea('buildings', colours.building, { minzoom: 14 }),
    {
      dataLayer: 'roads',
      minzoom: 15,
      symbolizer: new LineSymbolizer({ color: colours.path, width: 1, dash: [3, 2] }),
      filter: isKindOf('path'),
    },
    ...roads.map(({ kind, filter, minzoom }): PaintRule => {
      const symbolizer = createLine(kind, colours.roadEdge, 1.5);
      return {
        dataLayer: 'roads',
        minzoom: Math.max(minzoom, edgesFrom),
        symbolizer,
        ...(filter && { filter }),
      };
    }),
    ...roads.map(({ kind, filter, minzoom }): PaintRule => {
      const symbolizer = createLine(kind, fills[kind]);
      return { dataLayer: 'roads', minzoom, symbolizer, ...(filter && { filter }) };
    }),
    {
      dataLayer: 'roads',
      minzoom: 11,
      symbolizer: new LineSymbolizer({ color: colours.rail, width: 1.2, dash: [5, 3] }),
      filter: isKindOf('rail'),
    },
  ];
}
