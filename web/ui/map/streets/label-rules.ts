import {
  CenteredTextSymbolizer,
  CircleSymbolizer,
  type Feature,
  GroupSymbolizer,
  type JsonObject,
  type LabelRule,
  LineLabelPlacement,
  LineLabelSymbolizer,
  OffsetTextSymbolizer,
} from 'protomaps-leaflet';
import type { MapColours } from './colours.ts';
import { type IsFree, leaveOutUnderPins } from './free-of-pins.ts';

const labelProps = ['name:en', 'name'];
const face = "'Figtree Variable', sans-serif";

const isKindOf =
  (...kinds: readonly string[]) =>
  (_zoom: number, { props }: Feature): boolean =>
    typeof props['kind'] === 'string' && kinds.includes(props['kind']);

const toNumber = (value: JsonObject[string] | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise;

/** Cities are larger than towns, and towns than villages. */
function getPlaceFont(_zoom: number, feature?: Feature): string {
  const rank = toNumber(feature?.props['population_rank'], 0);
  if (rank > 10) return `650 16px ${face}`;
  return rank > 7 ? `600 14px ${face}` : `500 12px ${face}`;
}

const compareSizes = (a: JsonObject, b: JsonObject): number =>
  toNumber(b['population_rank'], 0) - toNumber(a['population_rank'], 0);

/**
 * The names on the map. Of two that would overlap, the one whose rule comes first is drawn; of towns, those that `isFree`
 * finds under no pin.
 */
export function createLabelRules({ label, waterLabel, halo }: MapColours, isFree: IsFree): LabelRule[] {
  const text = { labelProps, fill: label, stroke: halo, width: 2, lineHeight: 1.4 };
  const along = (weight: number) =>
    new LineLabelSymbolizer({
      labelProps,
      fill: label,
      stroke: halo,
      width: 3,
      position: LineLabelPlacement.Center,
      font: `${weight} 12px ${face}`,
    });
  return [
    {
      dataLayer: 'places',
      symbolizer: leaveOutUnderPins(new CenteredTextSymbolizer({ ...text, font: getPlaceFont }), isFree),
      filter: isKindOf('locality'),
      sort: compareSizes,
    },
    {
      dataLayer: 'pois',
      minzoom: 13,
      symbolizer: new GroupSymbolizer([
        new CircleSymbolizer({ radius: 3, fill: label, stroke: halo, width: 1.5 }),
        new OffsetTextSymbolizer({ ...text, font: `500 12px ${face}`, offsetX: 7, offsetY: 4 }),
      ]),
      filter: isKindOf('station'),
    },
    { dataLayer: 'roads', minzoom: 12, symbolizer: along(600), filter: isKindOf('highway', 'major_road') },
    { dataLayer: 'roads', minzoom: 15, symbolizer: along(500), filter: isKindOf('minor_road', 'other') },
    {
      dataLayer: 'places',
      minzoom: 12,
      symbolizer: new CenteredTextSymbolizer({
        ...text,
        font: `600 11px ${face}`,
        textTransform: 'uppercase',
      }),
      filter: isKindOf('neighbourhood', 'macrohood'),
    },
    {
      dataLayer: 'pois',
      minzoom: 14,
      symbolizer: new CenteredTextSymbolizer({ ...text, font: `500 11px ${face}` }),
      filter: isKindOf('park', 'school', 'hospital', 'university', 'college', 'cemetery'),
    },
    {
      dataLayer: 'water',
      symbolizer: new CenteredTextSymbolizer({ ...text, fill: waterLabel, font: `italic 500 12px ${face}` }),
      filter: isKindOf('sea', 'bay', 'lake', 'water', 'strait'),
    },
  ];
}
