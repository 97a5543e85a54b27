import { facing, wallFace, type Face } from './face.ts';
import type { Pt } from './sheet.ts';
import { wall } from './wall.ts';
import { contact, facePoly, faceRect, type World } from './world.ts';
import { type Block, shadowInk, roofOf } from './house-roof.ts';

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
