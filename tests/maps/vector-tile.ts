/** The types of geometries in a vector tile. */
export const geometryTypes = { point: 1, line: 2, polygon: 3 } as const;

export interface TileFeature {
  readonly type: keyof typeof geometryTypes;
  /** In units of the tile's extent; a polygon's ring without its closing point. */
  readonly points: readonly (readonly [x: number, y: number])[];
  readonly properties: Readonly<Record<string, string | number>>;
}
export type TileLayers = Readonly<Record<string, readonly TileFeature[]>>;

/** Units of a side of a tile. */
export const extent = 4096;

/** An unsigned number in Protocol Buffers' base of 128. */
export function encodeVarint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return [...bytes, rest];
}

const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const numberField = (field: number, value: number): number[] => [
  ...encodeVarint(field * 8),
  ...encodeVarint(value),
];
const bytesField = (field: number, bytes: readonly number[]): number[] => [
  ...encodeVarint(field * 8 + 2),
  ...encodeVarint(bytes.length),
  ...bytes,
];
const textField = (field: number, text: string): number[] =>
  bytesField(field, [...new TextEncoder().encode(text)]);

/** Commands with their counts: 1 moves, 2 draws lines, 7 closes the ring. */
function encodeGeometry({ type, points }: TileFeature): number[] {
  let [x, y] = [0, 0];
  const steps = points.map(([nextX, nextY]) => {
    const step = [zigzag(nextX - x), zigzag(nextY - y)];
    [x, y] = [nextX, nextY];
    return step;
  });
  const [first = [], ...others] = steps;
  const lines = others.length > 0 ? [2 + others.length * 8, ...others.flat()] : [];
  return [1 + 8, ...first, ...lines, ...(type === 'polygon' ? [7 + 8] : [])].flatMap(encodeVarint);
}

function encodeLayer(name: string, features: readonly TileFeature[]): number[] {
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))];
  const values = [...new Set(features.flatMap(({ properties }) => Object.values(properties)))];
  const tagsOf = ({ properties }: TileFeature) =>
    Object.entries(properties).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]);
  return [
    ...numberField(15, 2),
    ...textField(1, name),
    ...features.flatMap((feature) =>
      bytesField(2, [
        ...bytesField(2, tagsOf(feature).flatMap(encodeVarint)),
        ...numberField(3, geometryTypes[feature.type]),
        ...bytesField(4, encodeGeometry(feature)),
      ]),
    ),
    ...keys.flatMap((key) => textField(3, key)),
    ...values.flatMap((value) =>
      bytesField(4, typeof value === 'string' ? textField(1, value) : numberField(5, value)),
    ),
    ...numberField(5, extent),
  ];
}

/** A Mapbox vector tile, version 2. */
export function encodeTile(layers: TileLayers): Uint8Array {
  return Uint8Array.from(
    Object.entries(layers).flatMap(([name, features]) => bytesField(3, encodeLayer(name, features))),
  );
}
