import type { Picture } from './picture.ts';
import { drawDiningRoom, drawKitchen, drawKitchenDiner } from './rooms/kitchen.ts';
import { drawLivingRoom, drawSittingRoom } from './rooms/living.ts';
import { createRoomPicture } from './room-picture.ts';
import { sleeping, washing } from './catalogue-bedrooms.ts';

const living: readonly Picture[] = [
  createRoomPicture('living-victorian', 'Sitting room with a tiled fireplace and alcove shelves', (seed) =>
    drawSittingRoom(
      {
        seed,
        mood: 'day',
        wall: '#cfd9cc',
        feature: '#7f9a8c',
        floor: 'boards',
        floorPigment: '#c99a6a',
        sofa: '#d9a07c',
        cushions: ['#f0d9a8', '#3f6b70'],
        rug: ['#b5594a', '#f0dcc0'],
        curtain: '#e9dcc6',
        chair: '#3f6b70',
      },
      { surround: '#f2ece0', kind: 'grate' },
    ),
  ),
  createRoomPicture('living-light', 'Light living room with a green sofa and a wide window', (seed) =>
    drawLivingRoom({
      seed,
      mood: 'morning',
      wall: '#f3ead9',
      feature: '#e8c9b0',
      floor: 'herringbone',
      floorPigment: '#d4a878',
      sofa: '#5f8078',
      cushions: ['#f0c98a', '#e7dcc5', '#c07a55'],
      rug: ['#f2e8d6', '#c9b79c'],
      pattern: 'diamonds',
      curtain: '#f3ead9',
      chair: '#d8a24e',
    }),
  ),
  createRoomPicture('living-evening', 'Living room by lamplight in deep blue', (seed) =>
    drawLivingRoom(
      {
        seed,
        mood: 'dusk',
        wall: '#6f86a3',
        feature: '#4f6a8a',
        floor: 'boards',
        floorPigment: '#c08f66',
        sofa: '#d99a6c',
        cushions: ['#f2dcb0', '#8fb0b8', '#c9604a'],
        rug: ['#e9dcc6', '#a9514a'],
        curtain: '#d9c7a8',
        chair: '#b5594a',
      },
      'roofs',
    ),
  ),
  createRoomPicture('living-stove', 'Cottage sitting room with a wood burner under an oak beam', (seed) =>
    drawSittingRoom(
      {
        seed,
        mood: 'winter',
        wall: '#efe4d0',
        floor: 'slabs',
        floorPigment: '#b7a48c',
        sofa: '#7f8f6c',
        cushions: ['#d9a05a', '#a9514a'],
        rug: ['#d9c3a0', '#8f4a3f'],
        pattern: 'stripes',
        curtain: '#a9514a',
        chair: '#a9714f',
      },
      { surround: '#b0705a', kind: 'stove', beam: true, breast: '#efe4d0' },
    ),
  ),
  createRoomPicture('living-doors', 'Open living room with glazed doors to the garden', (seed) =>
    drawLivingRoom(
      {
        seed,
        mood: 'golden',
        wall: '#f4eee2',
        feature: '#dfe3d6',
        floor: 'boards',
        floorPigment: '#dcb68a',
        sofa: '#cfc4b4',
        cushions: ['#c07a55', '#5f8078', '#e7dcc5'],
        rug: ['#ded2bd', '#f4eee2'],
        pattern: 'stripes',
        chair: '#8a9a7a',
      },
      'trees',
      true,
    ),
  ),
];

const cooking: readonly Picture[] = [
  createRoomPicture(
    'kitchen-sage',
    'Shaker kitchen in sage green with an island and brass pendants',
    (seed) =>
      drawKitchen({
        seed,
        mood: 'day',
        wall: '#f3ead9',
        floor: 'slabs',
        floorPigment: '#d8c3a3',
        units: '#8fa58f',
        island: '#3f5f58',
        worktop: '#f2ece0',
        tiles: '#f6f2e8',
        shaker: true,
        stools: '#c98d5f',
      }),
  ),
  createRoomPicture('kitchen-diner', 'Navy kitchen with a dining table and doors to the garden', (seed) =>
    drawKitchenDiner({
      seed,
      mood: 'morning',
      wall: '#f4eee2',
      floor: 'boards',
      floorPigment: '#d2a679',
      units: '#2f4858',
      island: '#c9a25a',
      worktop: '#caa27a',
      tiles: '#dbe4e1',
      wide: 6,
    }),
  ),
  createRoomPicture('kitchen-rose', 'Cream kitchen with a rose-pink island and chequered floor', (seed) =>
    drawKitchen({
      seed,
      mood: 'spring',
      wall: '#f6eee0',
      floor: 'checks',
      floorPigment: '#9fb0a3',
      units: '#efe3d0',
      island: '#c98d7c',
      worktop: '#b98d63',
      tiles: '#dfe8e0',
      shaker: true,
      stools: '#5f8078',
    }),
  ),
  createRoomPicture('dining', 'Dining room with terracotta walls above pale panelling', (seed) =>
    drawDiningRoom({
      seed,
      mood: 'golden',
      wall: '#c98d7c',
      panel: '#efe3d2',
      floor: 'boards',
      floorPigment: '#b98657',
      units: '#7b5a42',
      worktop: '#caa27a',
      tiles: '#ffffff',
      shaker: true,
    }),
  ),
];

export const roomPictures: readonly Picture[] = [...living, ...cooking, ...sleeping, ...washing];
