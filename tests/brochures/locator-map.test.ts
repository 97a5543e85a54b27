import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLocatorMap, type MapTown } from '../../functions/reach/brochures/domain/locator-map.ts';

const size = { width: 250, height: 160 };
const measure = (name: string) => 4 * name.length;
const mapAt = (latitude: number, longitude: number) =>
  createLocatorMap({ latitude, longitude }, { ...size, measure });
/** From where to where a label goes, with its dot. */
const spanOf = ({ point: [x], name, isLeft }: MapTown): readonly [number, number] =>
  isLeft ? [x - 5 - measure(name), x + 5] : [x - 5, x + 5 + measure(name)];

describe('createLocatorMap', () => {
  test('of Durham has its larger neighbours, and the sea in the east', () => {
    const { towns, land } = mapAt(54.777, -1.575);
    expect(towns.map(({ name }) => name)).toEqual(expect.arrayContaining(['Peterlee', 'Houghton-le-Spring']));
    expect(land).toHaveLength(1);
  });

  test('puts north above and east to the right', () => {
    const { towns } = mapAt(54.777, -1.575);
    const pointOf = (wanted: string) => towns.find(({ name }) => name === wanted)?.point ?? [];
    expect(pointOf('Peterlee')[0]).toBeGreaterThan(size.width / 2);
    expect(pointOf('Spennymoor')[1]).toBeGreaterThan(size.height / 2);
  });

  test('far out at sea has neither land nor towns', () => {
    expect(mapAt(54, -11)).toMatchObject({ land: [], towns: [] });
  });

  test('has no label upon another, on the home or beyond an edge', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 50, max: 58, noNaN: true }),
        fc.double({ min: -5, max: 1.5, noNaN: true }),
        (lat, lng) => {
          const { towns } = mapAt(lat, lng);
          for (const [nth, town] of towns.entries()) {
            const [from, to] = spanOf(town);
            expect(Math.min(from, size.width - to)).toBeGreaterThan(0);
            const onHome = Math.abs(town.point[1] - 74) < 11 && from < 134 && to > 116;
            const onOther = towns
              .slice(nth + 1)
              .some(
                (other) =>
                  Math.abs(other.point[1] - town.point[1]) < 11 &&
                  spanOf(other)[0] < to &&
                  from < spanOf(other)[1],
              );
            expect([town.name, onHome, onOther]).toEqual([town.name, false, false]);
          }
        },
      ),
    );
  });
});
