import type { V3 } from '../camera.ts';
import { darkenColour, lightenColour } from '../colour.ts';
import { toSmoothPath } from '../sheet.ts';
import { lightPigment } from '../world.ts';
import type { Room } from './shell.ts';

export function drawFloorLamp(r: Room, x: number, z: number, shade: string, on = r.mood.lamps > 0.3): void {
  const [bx, by] = r.camera.at([x, 0, z]);
  const s = r.camera.scale([x, 0, z]);
  r.sheet.ellipse([bx, by], 0.18 * s, 0.05 * s, lightPigment(r, '#3a3330', 0.6));
  r.sheet.rect(bx - 0.015 * s, by - 1.42 * s, 0.03 * s, 1.42 * s, lightPigment(r, '#b48a4e', 0.7));
  drawLampshade(r, bx, by - 1.66 * s, 0.25 * s, 0.34 * s, shade, on);
}

export function drawTableLamp(
  r: Room,
  at: V3,
  pigment: string,
  shade: string,
  on = r.mood.lamps > 0.3,
): void {
  const [x, y] = r.camera.at(at);
  const s = r.camera.scale(at);
  r.sheet.path(
    toSmoothPath([
      [x - 0.05 * s, y - 0.26 * s],
      [x + 0.05 * s, y - 0.26 * s],
      [x + 0.12 * s, y - 0.1 * s],
      [x + 0.07 * s, y],
      [x - 0.07 * s, y],
      [x - 0.12 * s, y - 0.1 * s],
    ]),
    lightPigment(r, pigment, 0.8),
  );
  drawLampshade(r, x, y - 0.5 * s, 0.19 * s, 0.25 * s, shade, on);
}

function drawLampshade(
  r: Room,
  x: number,
  y: number,
  half: number,
  tall: number,
  pigment: string,
  on: boolean,
): void {
  if (on)
    r.sheet.ellipse(
      [x, y + tall / 2],
      half * 5,
      half * 5,
      r.sheet.radial([x, y + tall / 2], half * 5, [
        [0, '#ffdc9a', 0.65],
        [0.5, '#ffcf86', 0.2],
        [1, '#ffcf86', 0],
      ]),
    );
  const fill = on
    ? r.sheet.linear([
        [0, '#ffe9bd'],
        [1, '#ffcf7f'],
      ])
    : lightPigment(r, pigment, 0.85);
  r.sheet.poly(
    [
      [x - half * 0.68, y],
      [x + half * 0.68, y],
      [x + half, y + tall],
      [x - half, y + tall],
    ],
    fill,
  );
  if (!on)
    r.sheet.poly(
      r.mood.side > 0
        ? [
            [x - half * 0.68, y],
            [x - half * 0.2, y],
            [x - half * 0.3, y + tall],
            [x - half, y + tall],
          ]
        : [
            [x + half * 0.2, y],
            [x + half * 0.68, y],
            [x + half, y + tall],
            [x + half * 0.3, y + tall],
          ],
      darkenColour(lightPigment(r, pigment, 0.85), 0.14),
    );
}

export function drawPendant(
  r: Room,
  x: number,
  z: number,
  drop: number,
  pigment: string,
  kind: 'dome' | 'globe' | 'drum' = 'dome',
): void {
  const [cx, top] = r.camera.at([x, r.high, z]);
  const s = r.camera.scale([x, 0, z]);
  const y = top + drop * s;
  const on = r.mood.lamps > 0.1;
  r.sheet.stroke(
    [
      [cx, top],
      [cx, y],
    ],
    lightPigment(r, '#3a3330', 0.5),
    3,
  );
  if (on)
    r.sheet.ellipse(
      [cx, y + 0.2 * s],
      s,
      s,
      r.sheet.radial([cx, y + 0.2 * s], s, [
        [0, '#ffe0a0', 0.55],
        [1, '#ffe0a0', 0],
      ]),
    );
  const fill = lightPigment(r, pigment, 0.85);
  if (kind === 'globe') {
    r.sheet.ellipse([cx, y + 0.17 * s], 0.17 * s, 0.17 * s, on ? '#fff0cb' : lightPigment(r, '#f7f0e0', 0.9));
    r.sheet.rect(cx - 0.05 * s, y - 0.03 * s, 0.1 * s, 0.06 * s, lightPigment(r, '#b48a4e', 0.8));
  } else if (kind === 'drum') r.sheet.rect(cx - 0.28 * s, y, 0.56 * s, 0.28 * s, on ? '#ffe3ae' : fill);
  else {
    r.sheet.path(
      `M${cx - 0.26 * s} ${y + 0.26 * s}Q${cx - 0.24 * s} ${y + 0.02 * s} ${cx} ${y}Q${cx + 0.24 * s} ${y + 0.02 * s} ${cx + 0.26 * s} ${y + 0.26 * s}Z`,
      fill,
    );
    r.sheet.path(
      `M${cx + r.mood.side * 0.06 * s} ${y + 0.02 * s}Q${cx + r.mood.side * 0.2 * s} ${y + 0.06 * s} ${cx + r.mood.side * 0.21 * s} ${y + 0.26 * s}L${cx + r.mood.side * 0.13 * s} ${y + 0.26 * s}Z`,
      lightenColour(fill, 0.3),
      { opacity: 0.6 },
    );
    r.sheet.ellipse([cx, y + 0.26 * s], 0.26 * s, 0.045 * s, on ? '#fff1cf' : darkenColour(fill, 0.35));
  }
}
