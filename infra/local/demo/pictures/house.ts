import type { V3 } from './camera.ts';
import { darken, lighten } from './colour.ts';
import { facing, wallFace, type Face } from './face.ts';
import { bargeboard, slope, slopeFace } from './roof.ts';
import type { Pt } from './sheet.ts';
import { wall, type Material } from './wall.ts';
import { contact, facePoly, faceRect, lit, quad, type World } from './world.ts';

export interface Block {
  x: number;
  z: number;
  w: number;
  d: number;
  h: number;
  y?: number;
  material: Material;
  side?: Material;
  roof: 'along' | 'gable' | 'hip' | 'flat';
  rise?: number;
  tiles?: string;
  trim?: string;
  overhang?: number;
  /** Part of a row: no flanks, no verges. */
  joined?: boolean;
  /** Stands in front of a larger house: how far its flank and its ridge reach back before they meet it. */
  into?: { readonly flank: number; readonly ridge: number };
  front?: (face: Face) => void;
  flank?: (face: Face) => void;
}

const shadowInk = (w: World) => darken(w.mood.shadow, 0.45);

/** A volume with its roof: visible flank, front, decoration, then the slopes. */
export function block(w: World, b: Block): void {
  const { x, z, y = 0, h, d, rise = 2.4 } = b;
  const x1 = x + b.w;
  if (y === 0 && !b.into) castShadow(w, b);
  const left = wallFace([x, y, z + d], [x, y, z], h);
  const right = wallFace([x1, y, z], [x1, y, z + d], h);
  const front = wallFace([x, y, z], [x1, y, z], h);
  for (const flank of [left, right]) {
    if (b.joined || !facing(flank, w.camera)) continue;
    const top: Pt[] =
      b.roof === 'along'
        ? [
            [d, h],
            [d / 2, h + rise],
            [0, h],
          ]
        : [
            [d, h],
            [0, h],
          ];
    const seen = b.into ? visible(flank === left, d, b.into.flank) : [0, d];
    wall(
      w,
      flank,
      b.into
        ? [
            [seen[0] ?? 0, 0],
            [seen[1] ?? d, 0],
            [seen[1] ?? d, h],
            [seen[0] ?? 0, h],
          ]
        : [[0, 0], [d, 0], ...top],
      b.side ?? b.material,
    );
    b.flank?.(flank);
    if (!b.into) eaves(w, flank, h);
  }
  const gable: Pt[] =
    b.roof === 'gable'
      ? [
          [b.w, h],
          [b.w / 2, h + rise],
          [0, h],
        ]
      : [
          [b.w, h],
          [0, h],
        ];
  wall(w, front, [[0, 0], [b.w, 0], ...gable], b.material);
  b.front?.(front);
  if (b.roof === 'gable') gableShadow(w, front, b.w, h, rise);
  else eaves(w, front, h);
  roofOf(w, b);
}

/** A left flank runs from far to near, a right one from near to far. */
const visible = (left: boolean, depth: number, reach: number): readonly number[] =>
  left ? [depth - reach, depth] : [0, reach];

function castShadow(w: World, { x, z, w: wide, d }: Block): void {
  contact(
    w,
    [
      [x - 0.1, 0, z - 0.5],
      [x + wide + 0.1, 0, z - 0.5],
      [x + wide + 0.1, 0, z + 0.2],
      [x - 0.1, 0, z + 0.2],
    ],
    0.4,
    7,
  );
  const away = -w.mood.side;
  const edge = away > 0 ? x + wide : x;
  contact(
    w,
    [
      [edge, 0, z],
      [edge + away * 4.2, 0, z - 1.1],
      [edge + away * 4.2, 0, z + d],
      [edge, 0, z + d],
    ],
    0.28,
    4,
  );
}

function eaves(w: World, face: Face, h: number): void {
  faceRect(w, face, [0, h - 0.42, face.w, 0.42], shadowInk(w), { opacity: 0.34 });
}

function gableShadow(w: World, face: Face, wide: number, h: number, rise: number): void {
  const t = 0.4;
  facePoly(
    w,
    face,
    [
      [0, h],
      [wide / 2, h + rise],
      [wide, h],
      [wide, h - t * 1.2],
      [wide / 2, h + rise - t * 1.5],
      [0, h - t * 1.2],
    ],
    shadowInk(w),
    { opacity: 0.32 },
  );
}

function roofOf(w: World, b: Block): void {
  const { x, z, d, w: wide, y = 0, rise = 2.4, overhang = 0.35, tiles = '#6d6670', trim = '#f3ede0' } = b;
  const [x1, z1, h] = [x + wide, z + d, y + b.h];
  const o = overhang;
  const e = b.joined ? 0.01 : o;
  const drop = (rise / (b.roof === 'gable' ? wide / 2 : d / 2)) * o;
  if (b.roof === 'along') {
    const [zm, top] = [z + d / 2, h + rise];
    const run = Math.hypot(d / 2 + o, rise + drop);
    const face = slopeFace([x - e, h - drop, z - o], [x1 + e, h - drop, z - o], [x - e, top, zm]);
    slope(
      w,
      face,
      [
        [0, 0],
        [wide + e * 2, 0],
        [wide + e * 2, run],
        [0, run],
      ],
      tiles,
    );
    ridge(w, [x - e, top, zm], [x1 + e, top, zm], tiles);
    for (const edge of b.joined ? [] : [x - o, x1 + o])
      if (edge < x ? w.camera.position[0] < x : w.camera.position[0] > x1) {
        bargeboard(w, [edge, h - drop, z - o], [edge, top, zm], trim);
        bargeboard(w, [edge, top, zm], [edge, h - drop, z1 + o], trim);
      }
    gutter(w, [x - e, h - drop, z - o], [x1 + e, h - drop, z - o], trim);
  }
  if (b.roof === 'gable') {
    const [xm, top] = [x + wide / 2, h + rise];
    const run = Math.hypot(wide / 2 + o, rise + drop);
    const long = d + o * 2;
    const [low, high] = b.into ? [b.into.flank + o, b.into.ridge + o] : [long, long];
    slope(
      w,
      slopeFace([x - o, h - drop, z1 + o], [x - o, h - drop, z - o], [xm, top, z1 + o]),
      [
        [long - low, 0],
        [long, 0],
        [long, run],
        [long - high, run],
      ],
      tiles,
    );
    slope(
      w,
      slopeFace([x1 + o, h - drop, z - o], [x1 + o, h - drop, z1 + o], [xm, top, z - o]),
      [
        [0, 0],
        [low, 0],
        [high, run],
        [0, run],
      ],
      tiles,
    );
    bargeboard(w, [x - o, h - drop, z - o], [xm, top, z - o], trim, 0.26);
    bargeboard(w, [xm, top, z - o], [x1 + o, h - drop, z - o], trim, 0.26);
  }
  if (b.roof === 'hip') hip(w, b, h, o, tiles, trim);
  if (b.roof === 'flat') {
    const face = wallFace([x - 0.06, h, z - 0.06], [x1 + 0.06, h, z - 0.06], 0.18);
    faceRect(w, face, [0, 0, face.w, 0.18], lit(w, trim, 0.95));
  }
}

function hip(w: World, b: Block, h: number, o: number, tiles: string, trim: string): void {
  const { x, z, d, w: wide, rise = 2.4 } = b;
  const [x1, z1, half] = [x + wide + o, z + d + o, d / 2 + o];
  const [x0, z0, top] = [x - o, z - o, h + rise];
  const inset = Math.min(half, (wide + o * 2) / 2 - 0.05);
  const run = Math.hypot(half, rise);
  slope(
    w,
    slopeFace([x0, h, z1], [x0, h, z0], [x0 + inset, top, z1]),
    [
      [0, 0],
      [d + o * 2, 0],
      [half, Math.hypot(inset, rise)],
    ],
    tiles,
  );
  slope(
    w,
    slopeFace([x1, h, z0], [x1, h, z1], [x1 - inset, top, z0]),
    [
      [0, 0],
      [d + o * 2, 0],
      [half, Math.hypot(inset, rise)],
    ],
    tiles,
  );
  slope(
    w,
    slopeFace([x0, h, z0], [x1, h, z0], [x0, top, z0 + half]),
    [
      [0, 0],
      [wide + o * 2, 0],
      [wide + o * 2 - inset, run],
      [inset, run],
    ],
    tiles,
  );
  for (const [a, c] of [
    [
      [x0, h, z0],
      [x0 + inset, top, z0 + half],
    ],
    [
      [x1, h, z0],
      [x1 - inset, top, z0 + half],
    ],
  ] satisfies [V3, V3][])
    ridge(w, a, c, tiles);
  ridge(w, [x0 + inset, top, z0 + half], [x1 - inset, top, z0 + half], tiles);
  gutter(w, [x0, h, z0], [x1, h, z0], trim);
}

function ridge(w: World, from: V3, to: V3, tiles: string): void {
  const width = w.camera.scale(from) * 0.15;
  const colour = w.mood.snow ? '#fbfcff' : lit(w, lighten(tiles, 0.14), 0.95);
  w.sheet.stroke([w.camera.at(from), w.camera.at(to)], colour, width);
}

function gutter(w: World, from: V3, to: V3, trim: string): void {
  quad(w, [from, to, [to[0], to[1] - 0.16, to[2]], [from[0], from[1] - 0.16, from[2]]], lit(w, trim, 0.85));
  quad(
    w,
    [from, to, [to[0], to[1] - 0.05, to[2]], [from[0], from[1] - 0.05, from[2]]],
    lit(w, lighten(trim, 0.3), 1),
  );
}

/** A canted bay: three faces on a plinth with a little roof. `storeys` are sill heights with window heights. */
export function bay(
  w: World,
  at: { x: number; z: number; w: number; out: number; h: number },
  material: Material,
  paint: (face: Face, side: boolean) => void,
  cap: { tiles?: string; trim?: string; rise?: number } = {},
): void {
  const { x, z, out, h } = at;
  const cant = out * 0.85;
  const [a, b, c, d]: [V3, V3, V3, V3] = [
    [x, 0, z],
    [x + cant, 0, z - out],
    [x + at.w - cant, 0, z - out],
    [x + at.w, 0, z],
  ];
  contact(
    w,
    [
      a,
      b,
      c,
      d,
      [d[0], 0, d[2] - 0.5],
      [c[0], 0, c[2] - 0.45],
      [b[0], 0, b[2] - 0.45],
      [a[0], 0, a[2] - 0.5],
    ],
    0.34,
    5,
  );
  const faces: [Face, boolean][] = [
    [wallFace(a, b, h), true],
    [wallFace(c, d, h), true],
    [wallFace(b, c, h), false],
  ];
  for (const [face, side] of faces) {
    if (!facing(face, w.camera)) continue;
    wall(
      w,
      face,
      [
        [0, 0],
        [face.w, 0],
        [face.w, h],
        [0, h],
      ],
      material,
    );
    paint(face, side);
    faceRect(w, face, [0, h - 0.2, face.w, 0.2], shadowInk(w), { opacity: 0.28 });
  }
  const { tiles = '#6d6670', trim = '#efe7d8', rise = 0.8 } = cap;
  const lift = (p: V3, up: number, dx: number, dz: number): V3 => [p[0] + dx, h + up, p[2] + dz];
  const eave: V3[] = [
    lift(a, 0, -0.12, 0),
    lift(b, 0, -0.08, -0.15),
    lift(c, 0, 0.08, -0.15),
    lift(d, 0, 0.12, 0),
  ];
  const top: V3[] = [
    lift(a, rise, cant * 0.5, 0),
    lift(a, rise, cant, 0),
    lift(d, rise, -cant, 0),
    lift(d, rise, -cant * 0.5, 0),
  ];
  const shades = [w.mood.side < 0 ? 0.95 : 0.35, 0.75, w.mood.side > 0 ? 0.95 : 0.35];
  [0, 2, 1].forEach((i) => {
    const [p, q, r, s] = [eave[i], eave[i + 1], top[i + 1], top[i]];
    if (p && q && r && s) quad(w, [p, q, r, s], lit(w, w.mood.snow ? '#f3f6fb' : tiles, shades[i] ?? 0.7));
  });
  for (let i = 0; i < 3; i += 1) {
    const [p, q] = [eave[i], eave[i + 1]];
    if (p && q)
      quad(w, [p, q, [q[0], q[1] - 0.16, q[2]], [p[0], p[1] - 0.16, p[2]]], lit(w, trim, shades[i] ?? 0.7));
  }
}
