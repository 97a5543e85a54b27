import { brand, ink, line, quiet } from '../../../kernel/pdf/text-writer.ts';
import type { Brochure } from '../domain/brochure.ts';
import { createLocatorMap, dotGap, type MapPoint } from '../domain/locator-map.ts';
import type { SheetArea, BrochureSheet } from './brochure-sheet.ts';

const sea = '#dce8ef';
const land = '#f5f1e8';
const label = { size: 7.5, color: ink } as const;

/** The coast and the towns around a home, with its pin and a scale. */
export function drawMap(
  sheet: BrochureSheet,
  position: Brochure['position'],
  alt: string,
  area: SheetArea,
): void {
  const { document, writer } = sheet;
  const { x, y, width, height } = area;
  const map = createLocatorMap(position, { width, height, measure: (name) => writer.widthOf(name, label) });
  sheet.figure(alt, area, () => {
    document.rect(x, y, width, height).fill(sea);
    for (const ring of map.land) {
      tracePath(sheet, ring, area);
      document.fill(land);
    }
    for (const { name, point, isLeft } of map.towns) {
      const [townX, townY] = [x + point[0], y + point[1]];
      document.circle(townX, townY, 1.8).fill(quiet);
      const length = writer.widthOf(name, label);
      const labelX = isLeft ? townX - dotGap - length : townX + dotGap;
      writer.write(name, { ...label, x: labelX, width: length + 2 }, townY - 5);
    }
    drawPin(sheet, x + width / 2, y + height / 2);
    const scaleX = x + 10;
    const scaleY = y + height - 10;
    document
      .moveTo(scaleX, scaleY)
      .lineTo(scaleX + map.fiveMiles, scaleY)
      .lineWidth(1)
      .stroke(quiet);
    writer.write('5 miles', { size: 7, color: quiet, x: scaleX, width: 60 }, scaleY - 11);
  });
  sheet.artifact('Layout', () => document.roundedRect(x, y, width, height, 6).lineWidth(0.5).stroke(line));
}

function tracePath({ document }: BrochureSheet, ring: readonly MapPoint[], { x, y }: SheetArea): void {
  for (const [nth, [right, down]] of ring.entries()) {
    if (nth === 0) document.moveTo(x + right, y + down);
    else document.lineTo(x + right, y + down);
  }
}

/** With its point at the place. */
function drawPin({ document }: BrochureSheet, x: number, y: number): void {
  document.save().translate(x, y);
  document.path('M0 0C-4 -6 -6 -8 -6 -12A6 6 0 1 1 6 -12C6 -8 4 -6 0 0Z').fill(brand);
  document.circle(0, -12, 2.2).fill('#fff');
  document.restore();
}
