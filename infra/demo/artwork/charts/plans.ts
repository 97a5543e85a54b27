import type { Floor, PlanRoom } from './layout.ts';

const room = (
  name: string,
  x: number,
  y: number,
  w: number,
  h: number,
  kind: PlanRoom['kind'],
): PlanRoom => ({ name, x, y, w, h, kind });

/** Believable layouts of common British homes. */
export const layouts = {
  studio: [
    {
      title: 'Second floor',
      rooms: [
        room('Living / kitchen', 0, 0, 4.4, 4.2, 'living'),
        room('Bedroom', 4.4, 0, 3.2, 4.2, 'sleeping'),
        room('Shower room', 4.4, 4.2, 2, 2.1, 'wet'),
        room('Hall', 1.4, 4.2, 3, 2.1, 'hall'),
        room('Store', 6.4, 4.2, 1.2, 2.1, 'store'),
        room('Study', 0, 4.2, 1.4, 2.1, 'store'),
      ],
    },
  ],
  flat: [
    {
      title: 'First floor',
      rooms: [
        room('Balcony', 1, -1.3, 3.4, 1.3, 'outside'),
        room('Living / dining room', 0, 0, 5.4, 4.4, 'living'),
        room('Kitchen', 5.4, 0, 2.8, 2.9, 'kitchen'),
        room('Bedroom 1', 8.2, 0, 3.5, 4.4, 'sleeping'),
        room('Hall', 5.4, 2.9, 2.8, 4.1, 'hall'),
        room('Bathroom', 3.3, 4.4, 2.1, 2.6, 'wet'),
        room('Store', 2.1, 4.4, 1.2, 2.6, 'store'),
        room('Bedroom 2', 8.2, 4.4, 3.5, 2.6, 'sleeping'),
        room('Study', 0, 4.4, 2.1, 2.6, 'sleeping'),
      ],
    },
  ],
  terrace: [
    {
      title: 'Ground floor',
      rooms: [
        room('Kitchen', 0, 0, 3.1, 3.9, 'kitchen'),
        room('Utility', 3.1, 0, 1.9, 2, 'store'),
        room('WC', 3.1, 2, 1.9, 1.9, 'wet'),
        room('Dining room', 0, 3.9, 3.1, 3.6, 'living'),
        room('', 3.1, 3.9, 1.9, 1.6, 'stairs'),
        room('Sitting room', 0, 7.5, 3.1, 4, 'living'),
        room('Hall', 3.1, 5.5, 1.9, 6, 'hall'),
      ],
    },
    {
      title: 'First floor',
      rooms: [
        room('Bathroom', 0, 0, 3.1, 2.6, 'wet'),
        room('Store', 3.1, 0, 1.9, 1.6, 'store'),
        room('Landing', 3.1, 1.6, 1, 6.6, 'hall'),
        room('', 4.1, 1.6, 0.9, 2.4, 'store'),
        room('', 4.1, 4, 0.9, 4.2, 'stairs'),
        room('Bedroom 3', 0, 2.6, 3.1, 2.7, 'sleeping'),
        room('Bedroom 2', 0, 5.3, 3.1, 2.9, 'sleeping'),
        room('Bedroom 1', 0, 8.2, 5, 3.3, 'sleeping'),
      ],
    },
  ],
  semi: [
    {
      title: 'Ground floor',
      rooms: [
        room('Kitchen / dining room', 0, 0, 6.2, 3.4, 'kitchen'),
        room('Living room', 0, 3.4, 3.9, 4.6, 'living'),
        room('WC', 3.9, 3.4, 2.3, 1.1, 'wet'),
        room('', 5.1, 4.5, 1.1, 3.5, 'stairs'),
        room('Hall', 3.9, 4.5, 1.2, 3.5, 'hall'),
      ],
    },
    {
      title: 'First floor',
      rooms: [
        room('Bedroom 2', 0, 0, 3.6, 3.5, 'sleeping'),
        room('Bathroom', 3.6, 0, 2.6, 2.2, 'wet'),
        room('Landing', 3.6, 2.2, 1.5, 3.3, 'hall'),
        room('', 5.1, 2.2, 1.1, 3.3, 'stairs'),
        room('Bedroom 1', 0, 3.5, 3.6, 4.5, 'sleeping'),
        room('Bedroom 3', 3.6, 5.5, 2.6, 2.5, 'sleeping'),
      ],
    },
  ],
  detached: [
    {
      title: 'Ground floor',
      rooms: [
        room('Kitchen', 0, 0, 4.6, 4.2, 'kitchen'),
        room('Family room', 4.6, 0, 5.2, 4.2, 'living'),
        room('Utility', 9.8, 0, 2.4, 2.4, 'store'),
        room('Garage', 9.8, 2.4, 2.9, 6.1, 'store'),
        room('Dining room', 0, 4.2, 3.6, 4.3, 'living'),
        room('Hall', 3.6, 4.2, 2, 4.3, 'hall'),
        room('', 5.6, 4.2, 1, 4.3, 'stairs'),
        room('Living room', 6.6, 4.2, 3.2, 4.3, 'living'),
      ],
    },
    {
      title: 'First floor',
      rooms: [
        room('Bedroom 2', 0, 0, 3.8, 4.2, 'sleeping'),
        room('Bathroom', 3.8, 0, 2.6, 2.4, 'wet'),
        room('Bedroom 3', 6.4, 0, 3.4, 3.6, 'sleeping'),
        room('Landing', 3.8, 2.4, 2.6, 3, 'hall'),
        room('Bedroom 4', 0, 4.2, 3.8, 4.3, 'sleeping'),
        room('Bedroom 1', 6.4, 3.6, 3.4, 4.9, 'sleeping'),
        room('Shower room', 3.8, 5.4, 2.6, 1.6, 'wet'),
        room('', 3.8, 7, 2.6, 1.5, 'stairs'),
      ],
    },
  ],
  bungalow: [
    {
      title: 'Ground floor',
      rooms: [
        room('Kitchen', 0, 0, 4.2, 3.6, 'kitchen'),
        room('Garden room', 4.2, 0, 3.6, 3.6, 'living'),
        room('Bathroom', 7.8, 0, 2.3, 3.6, 'wet'),
        room('Bedroom 1', 10.1, 0, 3.6, 4.6, 'sleeping'),
        room('Living room', 0, 3.6, 4.8, 4.9, 'living'),
        room('Hall', 4.8, 3.6, 1.9, 4.9, 'hall'),
        room('Inner hall', 6.7, 3.6, 3.4, 2, 'hall'),
        room('Bedroom 3', 6.7, 5.6, 3.4, 2.9, 'sleeping'),
        room('Bedroom 2', 10.1, 4.6, 3.6, 3.9, 'sleeping'),
      ],
    },
  ],
} satisfies Record<string, readonly Floor[]>;
