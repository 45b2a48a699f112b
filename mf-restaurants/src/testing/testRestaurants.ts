const daily = (from: number, to: number) => {
  const day = { from, to };
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day };
};

/** Raw restaurants for tests: with daily hours, round the clock, without optional fields, and inactive. */
export function testRestaurants(): Record<string, unknown>[] {
  return [
    {
      id: 1,
      slug: 'rustaveli',
      name: 'Танто на Руставели',
      address: 'ул. Руставели, 14',
      phone: '84951203040',
      active: true,
      externalId: 'r-1',
      workTime: daily(600, 1380),
      howCome: { auto: null, subway: 'Бутырская' },
      tags: [{ id: 1 }, { id: 2 }],
      latitude: 55.81969,
      longitude: 37.60359,
    },
    {
      id: 2,
      slug: 'arbat',
      name: 'Танто на Арбате',
      address: 'Арбат, 10',
      phone: '*1234',
      active: 1,
      workTime: daily(0, 0),
      mediaList: [{ original: '/storage/arbat.jpg' }],
      tags: [{ id: '2' }, { id: '3' }],
      latitude: 55.7525,
      longitude: 37.5921,
    },
    { id: 3, slug: '3', name: 'Танто в Химках', active: true },
    { id: 4, name: 'Закрытый навсегда', active: false },
  ];
}

/** Raw filter tags for tests; the last one has no name to show. */
export function testTags(): Record<string, unknown>[] {
  return [
    { id: 1, name: 'Веранда', icon: { url: '/storage/tags/terrace.svg' } },
    { id: '2', name: 'Детская комната', icon: null },
    { id: 3, name: 'Парковка' },
    { id: 4, name: '' },
  ];
}
