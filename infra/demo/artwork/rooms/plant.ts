import { darkenColour, lightenColour } from '../colour.ts';
import { createBlob, drawLeaf, getLeafTones } from '../plants.ts';
import { toSmoothPath, type Pt } from '../sheet.ts';
import { drawContactShadow, lightPigment } from '../world.ts';
import type { Room } from './shell.ts';

/** A large house plant in a pot. */
export function drawPlant(
  r: Room,
  x: number,
  z: number,
  tall: number,
  potPigment = '#c9b79c',
  kind: 'broad' | 'palm' = 'broad',
): void {
  const [bx, by] = r.camera.at([x, 0, z]);
  const s = r.camera.scale([x, 0, z]);
  const p = lightPigment(r, potPigment, 0.8);
  drawContactShadow(
    r,
    [
      [x - 0.2, 0, z - 0.15],
      [x + 0.2, 0, z - 0.15],
      [x + 0.2, 0, z + 0.1],
      [x - 0.2, 0, z + 0.1],
    ],
    0.35,
    7,
  );
  const rim = by - 0.36 * s;
  const tones = getLeafTones(r);
  const stems = kind === 'palm' ? 11 : 9;
  for (let i = 0; i < stems; i += 1) {
    const angle = -Math.PI / 2 + ((i + 0.5) / stems - 0.5) * (kind === 'palm' ? 2.3 : 1.8);
    const reach = tall * s * r.dice.range(0.6, 0.9);
    const tip: Pt = [bx + Math.cos(angle) * reach * 0.62, rim + Math.sin(angle) * reach];
    r.sheet.path(
      `M${bx} ${rim}Q${bx + (tip[0] - bx) * 0.3} ${rim + (tip[1] - rim) * 0.8} ${tip[0]} ${tip[1]}`,
      'none',
      { stroke: tones[0], width: Math.max(3, s * 0.018) },
    );
    const tone = tones[i % 3] ?? tones[1];
    if (kind === 'palm')
      for (let k = 1; k < 7; k += 1) {
        const t = k / 6;
        const q: Pt = [
          bx + (tip[0] - bx) * (0.3 * 2 * t * (1 - t) + t * t),
          rim + (tip[1] - rim) * (0.8 * 2 * t * (1 - t) + t * t),
        ];
        for (const dir of [-1, 1])
          drawLeaf(r, q[0] + dir * s * 0.07, q[1] + s * 0.05, s * 0.12, dir * 0.7, tone);
      }
    else
      for (const t of [0.62, 1]) {
        const q: Pt = [bx + (tip[0] - bx) * t, rim + (tip[1] - rim) * t];
        r.sheet.path(toSmoothPath(createBlob(r, q[0], q[1], s * 0.16, s * 0.12, 7, 0.2)), tone);
        r.sheet.stroke(
          [
            [q[0] - s * 0.1, q[1] + s * 0.05],
            [q[0] + s * 0.1, q[1] - s * 0.05],
          ],
          lightenColour(tone, 0.2),
          2.5,
          0.7,
        );
      }
  }
  r.sheet.poly(
    [
      [bx - 0.2 * s, rim],
      [bx + 0.2 * s, rim],
      [bx + 0.15 * s, by],
      [bx - 0.15 * s, by],
    ],
    p,
  );
  r.sheet.poly(
    r.mood.side > 0
      ? [
          [bx - 0.2 * s, rim],
          [bx - 0.06 * s, rim],
          [bx - 0.05 * s, by],
          [bx - 0.15 * s, by],
        ]
      : [
          [bx + 0.06 * s, rim],
          [bx + 0.2 * s, rim],
          [bx + 0.15 * s, by],
          [bx + 0.05 * s, by],
        ],
    darkenColour(p, 0.18),
  );
  r.sheet.rect(bx - 0.22 * s, rim - 0.04 * s, 0.44 * s, 0.07 * s, lightenColour(p, 0.14), { r: 4 });
}
