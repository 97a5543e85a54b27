import { isFacing, createWallFace, type Face } from './face.ts';
import type { Pt } from './sheet.ts';
import { drawWall } from './wall.ts';
import { drawContactShadow, drawFacePolygon, drawFaceRectangle, type World } from './world.ts';
import { type Block, createShadowInk, drawHouseRoof } from './house-roof.ts';

/** A volume with its roof: visible flank, front, decoration, then the slopes. */
export function drawBlock(w: World, b: Block): void {
  const { x, z, y = 0, h, d, rise = 2.4 } = b;
  const x1 = x + b.w;
  if (y === 0 && !b.into) drawCastShadow(w, b);
  const left = createWallFace([x, y, z + d], [x, y, z], h);
  const right = createWallFace([x1, y, z], [x1, y, z + d], h);
  const front = createWallFace([x, y, z], [x1, y, z], h);
  for (const flank of [left, right]) {
    if (b.joined || !isFacing(flank, w.camera)) continue;
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
    const seen = b.into ? orderVisible(flank === left, d, b.into.flank) : [0, d];
    drawWall(
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
    if (!b.into) drawEaves(w, flank, h);
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
  drawWall(w, front, [[0, 0], [b.w, 0], ...gable], b.material);
  b.front?.(front);
  if (b.roof === 'gable') drawGableShadow(w, front, b.w, h, rise);
  else drawEaves(w, front, h);
  drawHouseRoof(w, b);
}

/** A left flank runs from far to near, a right one from near to far. */
const orderVisible = (left: boolean, depth: number, reach: number): readonly number[] =>
  left ? [depth - reach, depth] : [0, reach];

function drawCastShadow(w: World, { x, z, w: wide, d }: Block): void {
  drawContactShadow(
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
  drawContactShadow(
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

function drawEaves(w: World, face: Face, h: number): void {
  drawFaceRectangle(w, face, [0, h - 0.42, face.w, 0.42], createShadowInk(w), { opacity: 0.34 });
}

function drawGableShadow(w: World, face: Face, wide: number, h: number, rise: number): void {
  const t = 0.4;
  drawFacePolygon(
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
    createShadowInk(w),
    { opacity: 0.32 },
  );
}
