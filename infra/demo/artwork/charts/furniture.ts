import type { Sheet } from '../sheet.ts';
import type { PlanRoom } from './layout.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const outline = { stroke: '#b3aa98', width: 3 };

/** Outline furniture as in an estate agent's plan; `s` is pixels per metre. */
export function drawFurniture(sheet: Sheet, s: number, area: Area, kind: PlanRoom['kind']): void {
  if (kind === 'sleeping') drawPlanBed(sheet, s, area);
  if (kind === 'living') drawPlanSeats(sheet, s, area);
  if (kind === 'kitchen') drawPlanCounters(sheet, s, area);
  if (kind === 'wet') drawPlanFittings(sheet, s, area);
}

function drawPlanBed(sheet: Sheet, s: number, { x, y, w, h }: Area): void {
  const wide = Math.min(1.6 * s, w * 0.55);
  const long = Math.min(2 * s, h * 0.62);
  const left = x + w - wide - 0.35 * s;
  sheet.rect(left, y + 0.14 * s, wide, long, '#fffdf6', { ...outline, r: 8 });
  sheet.rect(left, y + 0.14 * s + long * 0.34, wide, long * 0.66, '#f1ead9', { ...outline, r: 8 });
  for (const i of [0, 1])
    sheet.rect(
      left + 0.08 * s + i * wide * 0.5,
      y + 0.24 * s,
      wide * 0.5 - 0.16 * s,
      long * 0.18,
      '#fffdf6',
      { ...outline, r: 8 },
    );
  sheet.rect(x + 0.1 * s, y + h - 0.7 * s, Math.min(1.7 * s, w * 0.4), 0.58 * s, '#f1ead9', {
    ...outline,
    r: 4,
  });
}

function drawPlanSeats(sheet: Sheet, s: number, { x, y, w, h }: Area): void {
  const long = Math.min(2.1 * s, h * 0.55);
  sheet.rect(x + 0.16 * s, y + (h - long) / 2, 0.85 * s, long, '#fbf3e3', { ...outline, r: 12 });
  sheet.rect(x + 0.42 * s, y + (h - long) / 2 + 0.16 * s, 0.6 * s, long - 0.32 * s, '#fffaf0', {
    ...outline,
    r: 8,
  });
  sheet.rect(x + w - 0.55 * s, y + h / 2 - 0.7 * s, 0.38 * s, 1.4 * s, '#fbf3e3', { ...outline, r: 4 });
}

function drawPlanCounters(sheet: Sheet, s: number, { x, y, w, h }: Area): void {
  const deep = 0.58 * s;
  sheet.path(
    `M${x + 4} ${y + 4}H${x + w - 4}V${y + deep}H${x + deep}V${y + h * 0.7}H${x + 4}Z`,
    '#fbeee0',
    outline,
  );
  sheet.rect(x + w * 0.45, y + 0.12 * s, 0.75 * s, 0.34 * s, '#fffaf2', { ...outline, r: 8 });
  for (const [dx, dy] of [
    [0.18, 0.18],
    [0.42, 0.18],
    [0.18, 0.42],
    [0.42, 0.42],
  ] as const)
    sheet.ellipse([x + dx * s, y + h * 0.4 + dy * s], 0.085 * s, 0.085 * s, 'none', outline);
}

function drawPlanFittings(sheet: Sheet, s: number, { x, y, w, h }: Area): void {
  const upright = h > w;
  const [bw, bh] = upright
    ? [Math.min(0.72 * s, w * 0.42), Math.min(1.65 * s, h * 0.72)]
    : [Math.min(1.65 * s, w * 0.7), Math.min(0.72 * s, h * 0.42)];
  if (w > 1.5 * s || h > 1.5 * s) {
    sheet.rect(x + 0.1 * s, y + 0.1 * s, bw, bh, '#fffdf8', { ...outline, r: 8 });
    sheet.rect(x + 0.18 * s, y + 0.18 * s, bw - 0.16 * s, bh - 0.16 * s, '#f3f8f8', { ...outline, r: 14 });
  }
  sheet.ellipse([x + w - 0.36 * s, y + h - 0.42 * s], 0.19 * s, 0.25 * s, '#fffdf8', outline);
  sheet.rect(x + w - 0.62 * s, y + 0.1 * s, 0.48 * s, 0.36 * s, '#fffdf8', { ...outline, r: 8 });
}
