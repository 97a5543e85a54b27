import '../../../web/ui/map/map.css';
import L from 'leaflet';
import { afterEach, describe, expect, test } from 'vitest';
import { unitedKingdom } from '../../../web/ui/map/draw-base-map.ts';
import { showView } from '../../../web/ui/map/map-view.tsx';
import { createPinCheck } from '../../../web/ui/map/streets/free-of-pins.ts';

const opened: L.Map[] = [];
afterEach(() => {
  for (const map of opened.splice(0)) {
    const box = map.getContainer();
    map.remove();
    box.remove();
  }
});

function openMap(width: number, height: number): L.Map {
  const box = document.createElement('div');
  box.className = 'map';
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  document.body.append(box);
  const map = L.map(box, { center: [53.8, -1.55], zoom: 10, zoomSnap: 1, zoomAnimation: false });
  opened.push(map);
  return map;
}

describe('showView', () => {
  test('fills the map with the country, between two zooms, and not with its neighbours', () => {
    const map = openMap(430, 710);
    showView(map, { bounds: unitedKingdom, top: 52 });
    expect(map.getZoom()).toBe(5.5);
    const oslo = L.latLng(59.91, 10.75);
    expect(map.getBounds().contains(unitedKingdom)).toBe(true);
    expect(map.getBounds().contains(oslo)).toBe(false);
  });

  test('stays at whole zooms where streets have names, and for the next movement', () => {
    const map = openMap(430, 710);
    const bounds: L.LatLngBoundsLiteral = [
      [53.77, -1.6],
      [53.84, -1.5],
    ];
    showView(map, { bounds });
    expect(map.getZoom() % 1).toBe(0);
    showView(map, { bounds: unitedKingdom });
    expect(map.options.zoomSnap).toBe(1);
  });
});

describe('a name on the streets', () => {
  const drawPin = (map: L.Map) =>
    L.marker(map.getCenter(), { icon: L.divIcon({ className: 'map-pin', html: '12' }) }).addTo(map);
  const createBox = (map: L.Map, zoom: number, right: number) => {
    const at = map.project(map.getCenter(), zoom);
    return { minX: at.x + right, minY: at.y - 8, maxX: at.x + right + 60, maxY: at.y + 8 };
  };

  test('is left out where a pin would cover it, at whatever zoom its tiles are drawn', () => {
    const map = openMap(300, 300);
    drawPin(map);
    const isFree = createPinCheck(map);
    for (const zoom of [10, 11]) {
      expect(isFree(createBox(map, zoom, -30), zoom)).toBe(false);
      expect(isFree(createBox(map, zoom, 90), zoom)).toBe(true);
    }
  });
});
