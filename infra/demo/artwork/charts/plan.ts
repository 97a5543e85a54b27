import { Sheet } from '../sheet.ts';
import { drawFurniture } from './furniture.ts';
import type { Floor, PlanRoom } from './layout.ts';
import { drawText, measureText } from './draw-text.ts';

const tints: Record<PlanRoom['kind'], string> = {
  living: '#f6ead6',
  sleeping: '#e9ecdf',
  kitchen: '#f3e0cf',
  wet: '#dde9ea',
  hall: '#faf6ec',
  stairs: '#faf6ec',
  store: '#efe9dc',
  outside: '#e0ead2',
};
const wallColour = '#2f3a3a';

interface Place {
  readonly sheet: Sheet;
  readonly s: number;
  readonly px: (x: number) => number;
  readonly py: (y: number) => number;
}

const formatFeet = (metres: number): string => {
  const inches = Math.round(metres * 39.37);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
};

export function calculateFloorArea(floors: readonly Floor[]): number {
  return Math.round(
    floors.flatMap((f) => f.rooms).reduce((sum, r) => sum + (r.kind === 'outside' ? 0 : r.w * r.h), 0),
  );
}

/** A floor plan: tinted rooms, walls, doors, windows, furniture, names and sizes. */
export function drawFloorPlan(floors: readonly Floor[]): Sheet {
  const sheet = new Sheet();
  sheet.rect(0, 0, 1920, 1280, '#fffdf8');
  const sizes = floors.map((f) => ({
    w: Math.max(...f.rooms.map((r) => r.x + r.w)),
    h: Math.max(...f.rooms.map((r) => r.y + r.h)),
    up: -Math.min(0, ...f.rooms.map((r) => r.y)),
  }));
  const gap = 1.6;
  const total = sizes.reduce((sum, size) => sum + size.w, 0) + gap * (floors.length - 1);
  const s = Math.min(1700 / total, 940 / Math.max(...sizes.map((size) => size.h + size.up)));
  let x0 = 960 - (total * s) / 2;
  floors.forEach((floor, i) => {
    const size = sizes[i] ?? { w: 0, h: 0, up: 0 };
    const y0 = 590 - ((size.h - size.up) * s) / 2;
    const [left, top] = [x0, y0];
    const place: Place = { sheet, s, px: (x) => left + x * s, py: (y) => top + y * s };
    drawFloor(place, floor, size);
    drawText(sheet, floor.title, left + (size.w * s) / 2, top + size.h * s + 62, 26, wallColour, {
      align: 'middle',
      weight: 0.9,
    });
    x0 += (size.w + gap) * s;
  });
  const area = calculateFloorArea(floors);
  drawText(
    sheet,
    `Approximate area ${area} m² (${Math.round(area * 10.764)} sq ft)`,
    960,
    1218,
    24,
    '#5d6764',
    { align: 'middle' },
  );
  drawCompass(sheet);
  return sheet;
}

function drawFloor(p: Place, floor: Floor, size: { w: number; h: number }): void {
  const { sheet, s, px, py } = p;
  for (const r of floor.rooms) {
    sheet.rect(px(r.x), py(r.y), r.w * s, r.h * s, tints[r.kind]);
    if (r.kind === 'outside')
      sheet.rect(px(r.x) + 6, py(r.y) + 6, r.w * s - 12, r.h * s - 12, 'none', {
        stroke: '#9fb083',
        width: 3,
        dash: '10 8',
      });
  }
  for (const r of floor.rooms) {
    if (r.kind === 'stairs') drawTreads(p, r);
    drawFurniture(sheet, s, { x: px(r.x), y: py(r.y), w: r.w * s, h: r.h * s }, r.kind);
  }
  for (const r of floor.rooms)
    if (r.kind !== 'outside')
      sheet.rect(px(r.x), py(r.y), r.w * s, r.h * s, 'none', {
        stroke: wallColour,
        width: Math.max(7, s * 0.11),
      });
  for (const r of floor.rooms) drawPlanWindows(p, r, size);
  drawPlanDoors(p, floor, size);
  for (const r of floor.rooms) drawLabel(p, r);
}

function drawTreads(p: Place, r: PlanRoom): void {
  const along = r.h > r.w;
  const count = 11;
  for (let i = 1; i < count; i += 1) {
    const t = i / count;
    const from: [number, number] = along
      ? [p.px(r.x), p.py(r.y + r.h * t)]
      : [p.px(r.x + r.w * t), p.py(r.y)];
    const to: [number, number] = along
      ? [p.px(r.x + r.w), p.py(r.y + r.h * t)]
      : [p.px(r.x + r.w * t), p.py(r.y + r.h)];
    p.sheet.stroke([from, to], '#a9aaa0', 3);
  }
}

function drawPlanWindows(p: Place, r: PlanRoom, size: { w: number; h: number }): void {
  if (r.kind === 'hall' || r.kind === 'stairs' || r.kind === 'store' || r.kind === 'outside') return;
  const thick = Math.max(7, p.s * 0.11);
  const glazed = (x: number, y: number, w: number, h: number) => {
    p.sheet.rect(x, y, w, h, '#fffdf8', { stroke: wallColour, width: 3 });
    p.sheet.stroke(
      w > h
        ? [
            [x, y + h / 2],
            [x + w, y + h / 2],
          ]
        : [
            [x + w / 2, y],
            [x + w / 2, y + h],
          ],
      wallColour,
      2,
    );
  };
  const share = r.kind === 'wet' ? 0.36 : 0.5;
  const across = r.w * share * p.s;
  if (r.y < 0.01) glazed(p.px(r.x + r.w / 2) - across / 2, p.py(r.y) - thick / 2, across, thick);
  else if (Math.abs(r.y + r.h - size.h) < 0.01)
    glazed(p.px(r.x + r.w / 2) - across / 2, p.py(r.y + r.h) - thick / 2, across, thick);
  else if (r.x < 0.01)
    glazed(p.px(r.x) - thick / 2, p.py(r.y + r.h / 2) - (r.h * share * p.s) / 2, thick, r.h * share * p.s);
  else if (Math.abs(r.x + r.w - size.w) < 0.01)
    glazed(
      p.px(r.x + r.w) - thick / 2,
      p.py(r.y + r.h / 2) - (r.h * share * p.s) / 2,
      thick,
      r.h * share * p.s,
    );
}

const findOverlap = (a0: number, a1: number, b0: number, b1: number): [number, number] => [
  Math.max(a0, b0),
  Math.min(a1, b1),
];

/** A door wherever a room meets a hall; failing that, where it meets its first neighbour; and the front door. */
function drawPlanDoors(p: Place, floor: Floor, size: { w: number; h: number }): void {
  const halls = floor.rooms.filter((r) => r.kind === 'hall');
  for (const r of floor.rooms) {
    if (r.kind === 'hall' || r.kind === 'stairs') continue;
    const others = [
      ...halls,
      ...floor.rooms.filter(
        (o) => o !== r && o.kind !== 'hall' && o.kind !== 'stairs' && o.kind !== 'store' && o.kind !== 'wet',
      ),
    ];
    others.some((o) => drawDoorBetween(p, r, o));
  }
  const [first, ...inner] = halls;
  if (first) for (const hall of inner) drawDoorBetween(p, hall, first);
  const front = halls.find((r) => Math.abs(r.y + r.h - size.h) < 0.01);
  if (front) drawLeafDoor(p, front.x + front.w / 2 - 0.45, front.y + front.h, 'flat', -1, 0.9);
}

function drawDoorBetween(p: Place, r: PlanRoom, o: PlanRoom): boolean {
  const wide = Math.min(0.8, r.kind === 'store' ? 0.6 : 0.8);
  for (const x of [r.x, r.x + r.w])
    if (Math.abs(x - (x === r.x ? o.x + o.w : o.x)) < 0.01) {
      const [from, to] = findOverlap(r.y, r.y + r.h, o.y, o.y + o.h);
      if (to - from >= wide + 0.1) {
        drawLeafDoor(p, x, to - wide - 0.12, 'upright', x === r.x ? 1 : -1, wide);
        return true;
      }
    }
  for (const y of [r.y, r.y + r.h])
    if (Math.abs(y - (y === r.y ? o.y + o.h : o.y)) < 0.01) {
      const [from, to] = findOverlap(r.x, r.x + r.w, o.x, o.x + o.w);
      if (to - from >= wide + 0.1) {
        drawLeafDoor(p, from + 0.12, y, 'flat', y === r.y ? 1 : -1, wide);
        return true;
      }
    }
  return false;
}

function drawLeafDoor(
  p: Place,
  x: number,
  y: number,
  lie: 'flat' | 'upright',
  swing: 1 | -1,
  wide: number,
): void {
  const { sheet, s } = p;
  const [cx, cy, d] = [p.px(x), p.py(y), wide * s];
  const thick = Math.max(9, s * 0.13);
  if (lie === 'flat') sheet.rect(cx, cy - thick / 2, d, thick, '#fffdf8');
  else sheet.rect(cx - thick / 2, cy, thick, d, '#fffdf8');
  const arc =
    lie === 'flat'
      ? `M${cx} ${cy}V${cy + swing * d}A${d} ${d} 0 0 ${swing > 0 ? 0 : 1} ${cx + d} ${cy}`
      : `M${cx} ${cy}H${cx + swing * d}A${d} ${d} 0 0 ${swing > 0 ? 1 : 0} ${cx} ${cy + d}`;
  sheet.path(arc, 'none', { stroke: '#7d8580', width: 3 });
}

function drawLabel(p: Place, r: PlanRoom): void {
  if (r.name === '') return;
  const [cx, cy] = [p.px(r.x + r.w / 2), p.py(r.y + r.h / 2)];
  const size = Math.max(13, Math.min(22, (r.w * p.s - 30) / (r.name.length * 0.82)));
  const sized = r.kind !== 'hall' && r.kind !== 'store' && r.kind !== 'outside' && r.w > 2.3 && r.h > 1.9;
  const small = Math.min(17, size * 0.8);
  const metric = `${r.w.toFixed(1)} × ${r.h.toFixed(1)} m`;
  const feet = `${formatFeet(r.w)} × ${formatFeet(r.h)}`;
  const lift = sized ? size * 1.1 : -size * 0.4;
  const tall = sized ? size * 5.4 : size * 2;
  const wide = Math.max(measureText(r.name, size), sized ? measureText(metric, small) : 0) + 20;
  p.sheet.rect(cx - wide / 2, cy - tall / 2, wide, tall, tints[r.kind], { r: 10, opacity: 0.86 });
  drawText(p.sheet, r.name, cx, cy - lift, size, wallColour, { align: 'middle', weight: 0.9 });
  if (!sized) return;
  drawText(p.sheet, metric, cx, cy + size * 0.7, small, '#4f5a58', { align: 'middle' });
  drawText(p.sheet, feet, cx, cy + size * 2.2, small, '#7a827e', { align: 'middle' });
}

function drawCompass(sheet: Sheet): void {
  sheet.ellipse([1800, 1180], 40, 40, 'none', { stroke: '#b9b7aa', width: 3 });
  sheet.poly(
    [
      [1800, 1148],
      [1814, 1192],
      [1800, 1183],
    ],
    wallColour,
  );
  sheet.poly(
    [
      [1800, 1148],
      [1786, 1192],
      [1800, 1183],
    ],
    '#b9b7aa',
  );
  drawText(sheet, 'N', 1800, 1134, 20, wallColour, { align: 'middle', weight: 0.9 });
}
