import { mapCentre } from './mapCentre';

const marker = (latitude: number, longitude: number) => ({
  id: '1',
  label: '',
  point: { latitude, longitude },
});

test.each([
  ['of one marker is its point', [marker(55, 37)], { latitude: 55, longitude: 37 }],
  [
    'of several is the middle of their box',
    [marker(55, 37), marker(57, 38), marker(57, 39)],
    { latitude: 56, longitude: 38 },
  ],
  ['of none is Moscow’s', [], { latitude: 55.7558, longitude: 37.6176 }],
])('the centre %s', (_, markers, centre) => {
  expect(mapCentre(markers)).toEqual(centre);
});
