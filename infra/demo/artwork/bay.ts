import type { V3 } from './camera.ts';
import { isFacing, createWallFace, type Face } from './face.ts';
import { drawWall, type Material } from './wall.ts';
import { drawContactShadow, drawFaceRectangle, lightPigment, drawQuad, type World } from './world.ts';
import { createShadowInk } from './house-roof.ts';

/** A canted bay: three faces on a plinth with a little roof. `storeys` are sill heights with window heights. */
export function drawBay(
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
  drawContactShadow(
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
    [createWallFace(a, b, h), true],
    [createWallFace(c, d, h), true],
    [createWallFace(b, c, h), false],
  ];
  for (const [face, side] of faces) {
    if (!isFacing(face, w.camera)) continue;
    drawWall(
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
    drawFaceRectangle(w, face, [0, h - 0.2, face.w, 0.2], createShadowInk(w), { opacity: 0.28 });
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
    if (p && q && r && s)
      drawQuad(w, [p, q, r, s], lightPigment(w, w.mood.snow ? '#f3f6fb' : tiles, shades[i] ?? 0.7));
  });
  for (let i = 0; i < 3; i += 1) {
    const [p, q] = [eave[i], eave[i + 1]];
    if (p && q)
      drawQuad(
        w,
        [p, q, [q[0], q[1] - 0.16, q[2]], [p[0], p[1] - 0.16, p[2]]],
        lightPigment(w, trim, shades[i] ?? 0.7),
      );
  }
}
