import fc from 'fast-check';
import { PMTiles, type Source, zxyToTileId } from 'pmtiles';
import { describe, expect, test } from 'vitest';
import { createDemoHomes } from '../../infra/demo/homes/homes.ts';
import { getDistance, getDistanceToLine, measureOffset, type Point } from '../../infra/demo/map/geometry.ts';
import { type PlanOptions, planDistrict } from '../../infra/demo/map/district-plan.ts';
import { createLandTest, type Islands, readIslands } from '../../infra/demo/map/islands.ts';
import { getDirection, linkPlaces } from '../../infra/demo/map/links.ts';
import { createMapFeatures } from '../../infra/demo/map/map-features.ts';
import { createArchive, type TileRun } from '../../infra/demo/map/pmtiles-file.ts';
import { cutTiles } from '../../infra/demo/map/tile-pyramid.ts';
import { places } from '../../infra/demo/homes/places.ts';

const openArchive = (bytes: Uint8Array): PMTiles => {
  const source: Source = {
    getKey: () => 'demo',
    getBytes: async (offset, length) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
  return new PMTiles(source);
};
const readTile = async (archive: PMTiles, z: number, x: number, y: number) => {
  const found = await archive.getZxy(z, x, y);
  return found && new Uint8Array(found.data);
};

describe('a PMTiles file', () => {
  const bounds = [-1, -1, 1, 1] as const;

  test('returns each tile of a directory that is too large for its root', async () => {
    const size = 64;
    const runs = Array.from({ length: size * size }, (_, nth): TileRun => {
      const [x, y] = [nth % size, Math.floor(nth / size)];
      return { id: zxyToTileId(6, x, y), length: 1, tile: Uint8Array.from([x, y]) };
    });
    const archive = openArchive(createArchive(runs, { maxZoom: 6, bounds, metadata: {} }));
    expect((await archive.getHeader()).leafDirectoryLength).toBeGreaterThan(0);
    for (const [x, y] of [
      [0, 0],
      [17, 42],
      [63, 63],
    ] as const)
      expect(await readTile(archive, 6, x, y)).toEqual(Uint8Array.from([x, y]));
    expect(await readTile(archive, 5, 0, 0)).toBeUndefined();
  });

  test('stores the tile of all land below a tile once', async () => {
    const square: Islands = {
      towns: [],
      land: [
        [
          [-20, 40],
          [20, 40],
          [20, 60],
          [-20, 60],
        ],
      ],
    };
    const features = square.land.map((ring) => ({
      layer: 'earth' as const,
      minZoom: 0,
      feature: {
        type: 'Feature' as const,
        properties: { kind: 'earth' },
        geometry: {
          type: 'Polygon' as const,
          coordinates: [[...ring, ...ring.slice(0, 1)].map(([lng, lat]) => [lng, lat])],
        },
      },
    }));
    const runs = cutTiles(features, 8);
    const archive = openArchive(createArchive(runs, { maxZoom: 8, bounds: [-20, 40, 20, 60], metadata: {} }));
    const inland = await readTile(archive, 8, 128, 85);
    expect(inland).toBeDefined();
    expect(await readTile(archive, 8, 120, 88)).toEqual(inland);
    expect(await readTile(archive, 8, 200, 85)).toBeUndefined();
    const header = await archive.getHeader();
    expect(header.numTileContents).toBeLessThan(header.numAddressedTiles / 3);
  });
});

describe('the plan of a district', () => {
  const options: PlanOptions = {
    seed: 'LS6 Leeds',
    radius: 1_500,
    directions: [0, 2, 4],
    isInside: () => true,
  };

  test('is the same for the same seed, and another for another', () => {
    expect(planDistrict(options)).toEqual(planDistrict(options));
    expect(planDistrict({ ...options, seed: 'M20 Manchester' })).not.toEqual(planDistrict(options));
  });

  test('has a street near every point of its middle, no street far outside, and an exit in each direction', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1_000, max: 2_300 }), (seed, radius) => {
        const { streets, exits } = planDistrict({ ...options, seed, radius });
        const corners = streets.flatMap(({ points }) => points);
        expect(getDistanceToLine([0, 0], corners)).toBeLessThan(250);
        expect(Math.max(...corners.map((corner) => getDistance(corner, [0, 0])))).toBeLessThan(radius * 1.6);
        for (const [nth, [east, north]] of exits.entries()) {
          const direction = options.directions[nth] ?? 0;
          expect(east * Math.cos(direction) + north * Math.sin(direction)).toBeGreaterThan(radius * 0.3);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('keeps its streets where it may be', () => {
    const isInside = ([east]: Point) => east < 300;
    const { streets } = planDistrict({ ...options, isInside });
    // All is bent by at most a few dozen metres.
    expect(Math.max(...streets.flatMap(({ points }) => points.map(([east]) => east)))).toBeLessThan(400);
  });
});

describe('the streets of the demo', () => {
  const islands = readIslands();
  const homes = createDemoHomes().filter(({ address: { town } }) => town === 'Leeds' || town === 'Falmouth');

  test('have the street of every home within a short walk of it', () => {
    const features = createMapFeatures(islands, homes);
    for (const { address } of homes) {
      const distances = features.flatMap(({ layer, feature: { geometry, properties } }) => {
        if (layer !== 'roads' || properties?.['name'] !== address.line1 || geometry.type !== 'LineString')
          return [];
        const line = geometry.coordinates.map(([lng = 0, lat = 0]) =>
          measureOffset([address.longitude, address.latitude], [lng, lat]),
        );
        return [getDistanceToLine([0, 0], line)];
      });
      expect(Math.min(...distances)).toBeLessThan(400);
    }
  });

  test('are linked across land alone', () => {
    const isLand = createLandTest(islands, 49, 61);
    const all = Object.values(places).flat();
    const links = linkPlaces(all, isLand);
    const belfast = links.filter(({ from, to }) =>
      [from, to].some(({ nation }) => nation === 'northern_ireland'),
    );
    expect(belfast.length).toBeGreaterThan(3);
    expect(belfast.filter(({ from, to }) => from.nation !== to.nation)).toEqual([]);
  });

  test('lead in the direction of the next town', () => {
    const [first, second] = [places.england[0], places.scotland[0]];
    if (!first || !second) throw new Error('No places');
    expect(Math.sin(getDirection(first, second))).toBeGreaterThan(0.5);
  });
});

test('a position is on land or at sea, as on any atlas', () => {
  const isLand = createLandTest(readIslands(), 49, 61);
  expect(isLand([-1.55, 53.8])).toBe(true);
  expect(isLand([-3.2, 55.95])).toBe(true);
  expect(isLand([0.9, 53.9])).toBe(false);
  expect(isLand([-4.8, 53.8])).toBe(false);
});
