import type { Picture } from './picture.ts';
import { drawBedroom } from './rooms/sleeping.ts';
import { drawNursery } from './rooms/nursery.ts';
import { drawStudy } from './rooms/study.ts';
import { drawBathroom, drawShowerRoom } from './rooms/washing.ts';
import { drawHall } from './rooms/hall.ts';
import { createRoomPicture } from './room-picture.ts';

export const sleeping: readonly Picture[] = [
  createRoomPicture('bedroom-linen', 'Main bedroom with an oak bed, linen and fitted wardrobes', (seed) =>
    drawBedroom({
      seed,
      mood: 'morning',
      wall: '#e4ddd0',
      feature: '#b9c4b4',
      floor: 'boards',
      floorPigment: '#cfa579',
      bed: '#a97e57',
      linen: '#f7f2e8',
      throw: '#c07a55',
      curtain: '#f3ead9',
      rug: ['#efe6d6', '#c9b79c'],
    }),
  ),
  createRoomPicture('bedroom-blue', 'Double bedroom in blue with a view of the hills', (seed) =>
    drawBedroom(
      {
        seed,
        mood: 'day',
        wall: '#dfe6ea',
        feature: '#8fa9bc',
        floor: 'carpet',
        floorPigment: '#d9ccb8',
        bed: '#51698a',
        linen: '#fbf8f0',
        throw: '#d8a24e',
        curtain: '#c9d6de',
        rug: ['#f2ece0', '#8fa9bc'],
        panel: '#e9edee',
      },
      'hills',
    ),
  ),
  createRoomPicture('bedroom-rose', 'Bedroom by evening light in soft rose', (seed) =>
    drawBedroom(
      {
        seed,
        mood: 'dusk',
        wall: '#e6c9c0',
        feature: '#c9918a',
        floor: 'boards',
        floorPigment: '#c99a72',
        bed: '#8a5a5f',
        linen: '#f9efe6',
        throw: '#5f7f86',
        curtain: '#f0dcd0',
        rug: ['#f2e3d8', '#b56f6a'],
        wood: '#8a6a50',
      },
      'roofs',
    ),
  ),
  createRoomPicture('nursery', 'Child’s room with a cot, bunting and toy bricks', (seed) =>
    drawNursery({
      seed,
      mood: 'day',
      wall: '#dfe8e0',
      floor: 'carpet',
      floorPigment: '#e3d6c2',
      bed: '#e9dcc6',
      linen: '#fbf8f0',
      throw: '#e7a3b5',
      curtain: '#f7efe0',
      rug: ['#f7efe0', '#f0c98a'],
    }),
  ),
  createRoomPicture('study', 'Panelled study with a desk at the window and a wall of books', (seed) =>
    drawStudy({
      seed,
      mood: 'autumn',
      wall: '#51696b',
      floor: 'herringbone',
      floorPigment: '#b98657',
      panel: '#3f5559',
      bed: '#c98d5f',
      linen: '#f0e2c6',
      throw: '#a9514a',
      curtain: '#e9dcc6',
      rug: ['#8f4a3f', '#e9d3ae'],
    }),
  ),
];

export const washing: readonly Picture[] = [
  createRoomPicture(
    'bathroom-green',
    'Bathroom with a green free-standing bath on a chequered floor',
    (seed) =>
      drawBathroom({
        seed,
        mood: 'day',
        wall: '#f3ecdd',
        floor: 'checks',
        floorPigment: '#5f6f6c',
        tiles: '#dbe6df',
        bath: '#3f5f58',
        vanity: '#a97e57',
      }),
  ),
  createRoomPicture('bathroom-blush', 'Bathroom with a white bath and blush tiles', (seed) =>
    drawBathroom({
      seed,
      mood: 'morning',
      wall: '#f6efe4',
      floor: 'tiles',
      floorPigment: '#c9bfae',
      tiles: '#eed9cd',
      bath: '#f4efe6',
      vanity: '#6f8f86',
    }),
  ),
  createRoomPicture('shower-room', 'Shower room with stacked tiles and a glass screen', (seed) =>
    drawShowerRoom({
      seed,
      mood: 'morning',
      wall: '#efe9dd',
      floor: 'tiles',
      floorPigment: '#b9b4aa',
      tiles: '#cfe0e0',
      bath: '#c98d7c',
      vanity: '#6f8f86',
    }),
  ),
  createRoomPicture('hall', 'Entrance hall with chequered tiles, a red runner and stained glass', (seed) =>
    drawHall({
      seed,
      mood: 'morning',
      wall: '#e9dfca',
      panel: '#9fb0a3',
      floor: 'checks',
      floorPigment: '#4f5a60',
      runner: '#a9514a',
      rail: '#2f5d5b',
    }),
  ),
];
