import { createDice, type Dice } from '../random.ts';
import {
  type Cell,
  clipLine,
  cutCell,
  divideLine,
  findMiddle,
  getDistance,
  type Point,
  rotate,
} from './geometry.ts';

export type CellUse = 'streets' | 'park' | 'school' | 'wood' | 'fields';

export interface PlanCell {
  readonly use: CellUse;
  readonly outline: Cell;
}

export interface PlanStreet {
  /** Collectors run between the cells of a plan, streets inside one of them. */
  readonly kind: 'main' | 'collector' | 'street';
  /** The index of the direction in which a main road leads. */
  readonly direction?: number;
  readonly points: readonly Point[];
}

/** The invented streets of a district, in metres around its middle. */
export interface DistrictPlan {
  readonly cells: readonly PlanCell[];
  readonly streets: readonly PlanStreet[];
  /** Where its main roads leave it, by the index of the direction that was asked for. */
  readonly exits: readonly Point[];
}

export interface PlanOptions {
  readonly seed: string;
  /** How far the streets reach, in metres. */
  readonly radius: number;
  /** Directions in which a road leads to another town, in radians from the east. */
  readonly directions: readonly number[];
  /** Whether a point belongs to this district and to the land. */
  readonly isInside: (point: Point) => boolean;
}

/** Metres between the middles of two cells. */
const cellSize = 330;
/** Metres between two corners of a line: names are written along its straight parts. */
const cornerSteps = { main: 80, collector: 80, street: 200 } as const;

/**
 * Plans a district as one that grew: cells between collectors, in each a grid of its own direction and depth, some
 * of its streets cut short, and a bend over all. The same seed gives the same plan.
 */
export function planDistrict(options: PlanOptions): DistrictPlan {
  const d = createDice(`streets of ${options.seed}`);
  const cells = createCells(d, options);
  const bend = createBend(d);
  const graph = createGraph(cells);
  const routes = options.directions.map((direction) => findRoute(graph, direction));
  const mains = new Map(
    routes.flatMap((route, direction) =>
      route.slice(1).map((key, nth): [string, number] => [toSideKey(key, route[nth] ?? key), direction]),
    ),
  );
  const collectors = [...graph.sides].map(([key, points]): PlanStreet => {
    const direction = mains.get(key);
    return direction === undefined ? { kind: 'collector', points } : { kind: 'main', direction, points };
  });
  const inner = cells.flatMap(({ use, outline }) => (use === 'streets' ? planCell(d, outline) : []));
  return {
    cells: cells.map(({ use, outline }) => ({
      use,
      outline: divideRing(outline).map(bend),
    })),
    streets: [...collectors, ...inner].map((street) => ({
      ...street,
      points: divideLine(street.points, cornerSteps[street.kind]).map(bend),
    })),
    exits: routes.map((route) => bend(graph.corners.get(route.at(-1) ?? '') ?? [0, 0])),
  };
}

const divideRing = (ring: Cell): Cell =>
  divideLine([...ring, ...ring.slice(0, 1)], cornerSteps.collector).slice(0, -1);

/** A smooth bend of the plane, at most about a hundred metres. */
function createBend(d: Dice): (point: Point) => Point {
  const waves = Array.from({ length: 4 }, (_, nth) => ({
    angle: d.range(0, Math.PI * 2),
    length: d.range(600, 1400),
    phase: d.range(0, Math.PI * 2),
    height: 26,
    isEast: nth % 2 === 0,
  }));
  return ([east, north]) => {
    let [x, y] = [east, north];
    for (const { angle, length, phase, height, isEast } of waves) {
      const along = east * Math.cos(angle) + north * Math.sin(angle);
      const move = height * Math.sin((along / length) * Math.PI * 2 + phase);
      if (isEast) x += move;
      else y += move;
    }
    return [x, y];
  };
}

function createCells(d: Dice, { radius, directions, isInside }: PlanOptions): PlanCell[] {
  const reach = Math.ceil((radius * 1.25) / cellSize);
  const seeds = Array.from({ length: 2 * reach + 1 }, (_, row) => row - reach).flatMap((row) =>
    Array.from({ length: 2 * reach + 1 }, (_u, column): Point => [
      (column - reach + (row % 2) / 2 + d.range(-0.36, 0.36)) * cellSize,
      (row + d.range(-0.36, 0.36)) * cellSize,
    ]),
  );
  const box: Cell = [
    [-cellSize, -cellSize],
    [cellSize, -cellSize],
    [cellSize, cellSize],
    [-cellSize, cellSize],
  ];
  return seeds.flatMap((seed): PlanCell[] => {
    if (!isInside(seed)) return [];
    const around = seeds.filter((other) => other !== seed && getDistance(other, seed) < cellSize * 3);
    const outline = around.reduce<Cell>(
      (cell, other) => cutCell(cell, seed, other),
      box.map(([east, north]): Point => [east * 1.6 + seed[0], north * 1.6 + seed[1]]),
    );
    if (outline.length < 3 || !outline.every(isInside)) return [];
    const drawn = drawUse(d, getDistance(seed, [0, 0]) / radius);
    const isOnWay = directions.some((direction) => isNearWay(seed, direction, radius * builtShare));
    return [{ use: isOnWay ? 'streets' : drawn, outline }];
  });
}

/** Whether a point is less than a cell away from the first metres of a straight way out of the middle. */
function isNearWay(point: Point, direction: number, length: number): boolean {
  const [along, across] = rotate(point, -direction);
  return along > 0 && along < length && Math.abs(across) < cellSize / 2;
}

/** The share of the radius up to which cells on the way of a main road have streets, so that it leads out of the middle. */
const builtShare = 0.6;

/** The further out, the fewer streets; the middle has no fields. */
function drawUse(d: Dice, distance: number): CellUse {
  if (d.chance((distance - 0.55) * 1.9)) return d.chance(0.22) ? 'wood' : 'fields';
  if (distance < 0.2) return 'streets';
  return d.weighted<CellUse>([
    ['streets', 20],
    ['park', 2],
    ['school', 1],
  ]);
}

/** Metres between two streets, and between two of the roads that cross them. */
const grids: readonly (readonly [depth: number, length: number])[] = [
  [62, 170],
  [70, 210],
  [88, 230],
];

/** The streets of one cell: parallel ones, of which some end early, and fewer that cross them. */
function planCell(d: Dice, outline: Cell): PlanStreet[] {
  const middle = findMiddle(outline);
  const angle = d.range(0, Math.PI);
  const [depth, length] = d.pick(grids);
  const toPlan = (along: number, across: number): Point => {
    const [east, north] = rotate([along, across], angle);
    return [middle[0] + east, middle[1] + north];
  };
  const street = (from: Point, to: Point): PlanStreet[] => {
    const clipped = clipLine(outline, from, to);
    if (!clipped || getDistance(...clipped) < 50) return [];
    const [start, end] = d.chance(0.5) ? clipped : [clipped[1], clipped[0]];
    const share = d.chance(0.3) ? d.range(0.45, 0.8) : 1;
    return [
      {
        kind: 'street',
        points: [start, [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share]],
      },
    ];
  };
  const lines = (step: number) => {
    const shift = d.range(0, step);
    const count = Math.ceil((cellSize * 1.5) / step);
    return Array.from({ length: 2 * count + 1 }, (_, nth) => (nth - count) * step + shift);
  };
  return [
    ...lines(depth).flatMap((across) => street(toPlan(-1, across), toPlan(1, across))),
    ...lines(length).flatMap((along) => (d.chance(0.75) ? street(toPlan(along, -1), toPlan(along, 1)) : [])),
  ];
}

interface Graph {
  readonly corners: ReadonlyMap<string, Point>;
  readonly sides: ReadonlyMap<string, readonly [Point, Point]>;
  readonly next: ReadonlyMap<string, readonly string[]>;
}

/** Two cells compute a shared corner on their own, equal but for rounding. */
const toKey = ([east, north]: Point): string => `${Math.round(east)},${Math.round(north)}`;
const toSideKey = (a: string, b: string): string => [a, b].toSorted().join(' ');

/** The sides of all cells with streets as a graph of corners. */
function createGraph(cells: readonly PlanCell[]): Graph {
  const corners = new Map<string, Point>();
  const sides = new Map<string, readonly [Point, Point]>();
  const next = new Map<string, string[]>();
  for (const { outline } of cells.filter(({ use }) => use === 'streets'))
    for (const [nth, point] of outline.entries()) {
      const before = outline.at(nth - 1) ?? point;
      const [key, keyBefore] = [toKey(point), toKey(before)];
      const side = toSideKey(key, keyBefore);
      if (key === keyBefore || sides.has(side)) continue;
      corners.set(key, point).set(keyBefore, before);
      sides.set(side, [before, point]);
      next.set(key, [...(next.get(key) ?? []), keyBefore]);
      next.set(keyBefore, [...(next.get(keyBefore) ?? []), key]);
    }
  return { corners, sides, next };
}

/** The shortest way along sides from the corner in the middle to the one furthest in a direction. */
function findRoute({ corners, next }: Graph, direction: number): string[] {
  const measure = ([east, north]: Point) =>
    east * Math.cos(direction) +
    north * Math.sin(direction) -
    Math.abs(north * Math.cos(direction) - east * Math.sin(direction)) / 2;
  const byDistance = [...corners].toSorted(([, a], [, b]) => getDistance(a, [0, 0]) - getDistance(b, [0, 0]));
  const start = byDistance[0]?.[0];
  if (start === undefined) return [];
  const from = new Map<string, string>();
  const costs = new Map([[start, 0]]);
  const open = new Set([start]);
  while (open.size > 0) {
    const current = [...open].reduce((best, key) =>
      (costs.get(key) ?? 0) < (costs.get(best) ?? 0) ? key : best,
    );
    open.delete(current);
    const at = corners.get(current) ?? [0, 0];
    for (const key of next.get(current) ?? []) {
      const cost = (costs.get(current) ?? 0) + getDistance(at, corners.get(key) ?? at);
      if (cost >= (costs.get(key) ?? Infinity)) continue;
      costs.set(key, cost);
      from.set(key, current);
      open.add(key);
    }
  }
  const reached = [...costs.keys()];
  const end = reached.reduce((best, key) =>
    measure(corners.get(key) ?? [0, 0]) > measure(corners.get(best) ?? [0, 0]) ? key : best,
  );
  const route = [end];
  for (let key = from.get(end); key !== undefined; key = from.get(key)) route.unshift(key);
  return route;
}
