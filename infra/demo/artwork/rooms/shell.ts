import type { V3 } from '../camera.ts';
import { darkenColour, lightenColour, mixColours } from '../colour.ts';
import { createWallFace, type Face } from '../face.ts';
import type { Mood, MoodName } from '../mood.ts';
import type { Pt } from '../sheet.ts';
import { drawFaceRectangle, lightPigment, drawQuad, createWorld, type World } from '../world.ts';

export interface RoomLook {
  seed: string;
  mood: MoodName;
  wall: string;
  /** The back wall, where it differs. */
  feature?: string;
  floor: 'boards' | 'herringbone' | 'tiles' | 'checks' | 'carpet' | 'slabs';
  floorPigment: string;
  ceiling?: string;
  panel?: string;
  side?: number;
  wide?: number;
  deep?: number;
  high?: number;
}

/** A room in one-point perspective: x from -wide/2, z from 0 (near) to deep (the back wall). */
export interface Room extends World {
  readonly look: RoomLook;
  readonly wide: number;
  readonly deep: number;
  readonly high: number;
  readonly back: Face;
  readonly left: Face;
  readonly right: Face;
}

export function createRoom(look: RoomLook): Room {
  const { wide = 5.4, deep = 4.5, high = 2.6, side = 0 } = look;
  const w = createWorld(look.seed, look.mood, {
    x: side,
    eye: 1.42,
    z: -2.1,
    yaw: -side * 5,
    focal: 1300,
    horizon: 575,
    centre: 960 - side * 40,
  });
  const r: Room = {
    ...w,
    mood: mixLamplight(w.mood),
    look,
    wide,
    deep,
    high,
    back: createWallFace([-wide / 2, 0, deep], [wide / 2, 0, deep], high),
    left: createWallFace([-wide / 2, 0, -2.4], [-wide / 2, 0, deep], high),
    right: createWallFace([wide / 2, 0, deep], [wide / 2, 0, -2.4], high),
  };
  drawShell(r);
  return r;
}

/** Light on an inner wall: the wall across from the sun is the brightest. */
const getWallLight = (r: Room, face: Face): number =>
  face === r.back ? 0.78 : (face === r.left) === r.mood.side > 0 ? 0.98 : 0.55;

/** After dark the lamps colour a room more than the sky does. */
const mixLamplight = (mood: Mood): Mood =>
  mood.lamps > 0.5 ? { ...mood, light: '#f6dfc2', shadow: '#a48f9c' } : mood;

function drawShell(r: Room): void {
  const { wide, deep, high, look } = r;
  const x = wide / 2;
  const ceiling = lightPigment(r, look.ceiling ?? '#fbf8f1', 1);
  drawQuad(
    r,
    [
      [-x, high, -2.4],
      [x, high, -2.4],
      [x, high, deep],
      [-x, high, deep],
    ],
    ceiling,
  );
  drawQuad(
    r,
    [
      [-x, high, -2.4],
      [x, high, -2.4],
      [x, high, deep],
      [-x, high, deep],
    ],
    r.sheet.linear(
      [
        [0, '#fffdf6', 0.3],
        [1, darkenColour(ceiling, 0.5), 0.14],
      ],
      [0, 0],
      [0, 1],
    ),
  );
  drawRoomFloor(r);
  for (const face of [r.left, r.right, r.back]) {
    const pigment = face === r.back ? (look.feature ?? look.wall) : look.wall;
    const tone = lightPigment(r, pigment, getWallLight(r, face));
    drawFaceRectangle(r, face, [0, 0, face.w, high], tone);
    const across: [Pt, Pt] =
      face === r.back
        ? [
            [0, 0],
            [0, 1],
          ]
        : face === r.left
          ? [
              [0, 0],
              [1, 0],
            ]
          : [
              [1, 0],
              [0, 0],
            ];
    drawFaceRectangle(
      r,
      face,
      [0, 0, face.w, high],
      r.sheet.linear(
        [
          [0, lightenColour(tone, 0.3), 0.28],
          [0.6, tone, 0],
          [1, darkenColour(tone, 0.5), 0.16],
        ],
        across[0],
        across[1],
      ),
    );
    if (look.panel) drawPanelling(r, face, look.panel);
    drawFaceRectangle(
      r,
      face,
      [0, 0, face.w, 0.15],
      lightPigment(r, look.panel ?? '#f6f1e6', getWallLight(r, face)),
    );
    drawFaceRectangle(r, face, [0, 0.15, face.w, 0.02], darkenColour(tone, 0.3), { opacity: 0.5 });
    drawFaceRectangle(
      r,
      face,
      [0, high - 0.1, face.w, 0.1],
      lightPigment(r, '#fbf8f0', getWallLight(r, face)),
    );
    drawFaceRectangle(r, face, [0, high - 0.14, face.w, 0.04], darkenColour(tone, 0.3), { opacity: 0.35 });
  }
  const corner = darkenColour(r.mood.shadow, 0.4);
  for (const [face, a] of [
    [r.back, 0],
    [r.back, wide - 0.5],
  ] as const)
    drawFaceRectangle(
      r,
      face,
      [a, 0, 0.5, high],
      r.sheet.linear(
        [
          [0, corner, a === 0 ? 0.16 : 0],
          [1, corner, a === 0 ? 0 : 0.16],
        ],
        [0, 0],
        [1, 0],
      ),
    );
}

function drawPanelling(r: Room, face: Face, pigment: string): void {
  const tone = lightPigment(r, pigment, getWallLight(r, face));
  drawFaceRectangle(r, face, [0, 0, face.w, 1.05], tone);
  for (let a = 0.15; a < face.w - 0.5; a += 0.75) {
    drawFaceRectangle(r, face, [a, 0.28, 0.62, 0.62], darkenColour(tone, 0.16));
    drawFaceRectangle(r, face, [a + 0.02, 0.28, 0.6, 0.6], lightenColour(tone, 0.14));
    drawFaceRectangle(r, face, [a + 0.04, 0.3, 0.56, 0.56], tone);
  }
  drawFaceRectangle(r, face, [0, 1.05, face.w, 0.06], lightenColour(tone, 0.22));
  drawFaceRectangle(r, face, [0, 1.01, face.w, 0.04], darkenColour(tone, 0.35), { opacity: 0.5 });
}

export function drawRoomFloor(r: Room): void {
  const { wide, deep, look, dice } = r;
  const x = wide / 2;
  const base = lightPigment(r, look.floorPigment, 0.85);
  const flat = (x0: number, x1: number, z0: number, z1: number, fill: string, opacity = 1) =>
    drawQuad(
      r,
      [
        [x0, 0, z0],
        [x1, 0, z0],
        [x1, 0, z1],
        [x0, 0, z1],
      ],
      fill,
      opacity < 1 ? { opacity } : {},
    );
  flat(-x, x, -2.4, deep, base);
  const tone = (share: number) =>
    lightPigment(
      r,
      mixColours(look.floorPigment, dice.chance(0.5) ? '#fff0d6' : '#4a3326', dice.range(0.02, share)),
      0.85,
    );
  if (look.floor === 'boards')
    for (let a = -x; a < x; a += 0.19) {
      let z = -2.4 + dice.range(-1, 0);
      while (z < deep) {
        const end = Math.min(deep, z + dice.range(1.3, 2.6));
        if (dice.chance(0.6)) flat(a, Math.min(x, a + 0.19), Math.max(-2.4, z), end, tone(0.16));
        z = end;
      }
      flat(a, a + 0.008, -2.4, deep, darkenColour(base, 0.25), 0.5);
    }
  if (look.floor === 'herringbone')
    for (let z = -2.6; z < deep; z += 0.25)
      for (let a = -x; a < x; a += 0.5) {
        const up: V3[] = [
          [a, 0, z],
          [a + 0.25, 0, z + 0.25],
          [a + 0.25, 0, z + 0.5],
          [a, 0, z + 0.25],
        ];
        drawQuad(
          r,
          up.map((p): V3 => [p[0], 0, Math.min(deep, p[2])]),
          tone(0.15),
        );
        drawQuad(
          r,
          up.map((p): V3 => [2 * a + 0.5 - p[0], 0, Math.min(deep, p[2])]),
          tone(0.1),
        );
      }
  if (look.floor === 'tiles' || look.floor === 'slabs' || look.floor === 'checks') {
    const s = look.floor === 'slabs' ? 0.9 : 0.45;
    for (let z = -2.4, k = 0; z < deep; z += s, k += 1)
      for (let a = -x, c = 0; a < x; a += s, c += 1) {
        const fill =
          look.floor === 'checks'
            ? (k + c) % 2 === 0
              ? lightPigment(r, '#f3ede0', 0.85)
              : base
            : tone(0.06);
        flat(a + 0.008, Math.min(x, a + s) - 0.008, z + 0.008, Math.min(deep, z + s) - 0.008, fill);
      }
  }
  const near = r.sheet.linear([
    [0, '#ffffff', 0.16],
    [0.5, '#ffffff', 0],
    [1, darkenColour(base, 0.6), 0.22],
  ]);
  flat(-x, x, -2.4, deep, near);
}
