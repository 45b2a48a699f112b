const hits = new Set([
  'philadelphia-classic',
  'philadelphia-lux',
  'california-crab',
  'aka-tobiko',
  'tempura-ebi',
  'ramen-tonkotsu',
  'wok-soba-beef',
  'set-philadelphia',
  'gyoza-pork',
  'mochi-trio',
  'tom-yam',
]);
const news = new Set([
  'poke-tuna',
  'don-unagi',
  'salad-salmon',
  'set-first-date',
  'ramen-shrimp',
  'tiramisu-matcha',
  'seabass-yuzu',
  'matcha-latte-ice',
]);
const vegan = new Set([
  'yasai-avocado',
  'chuka-sesame',
  'hoso-cucumber',
  'nigiri-avocado',
  'gunkan-chuka',
  'set-veggie',
  'wok-udon-veggie',
  'poke-tofu',
  'salad-chuka',
  'edamame',
  'fries-furikake',
]);
const hot = /остр|спайси|чили|кимчи|том[ -]ям|халапеньо/i;

/** Labels of the demo menu. A dish may have several. */
export const demoLabels = [
  { id: 1, name: 'Хит', icon: 'flame' },
  { id: 2, name: 'Новинка', icon: 'sparkles' },
  { id: 3, name: 'Острое', icon: 'pepper' },
  { id: 4, name: 'Веган', icon: 'leaf' },
] as const;

/** Ids of the labels that apply to a dish. */
export function labelsOf(dish: { slug: string; name: string; description: string }): number[] {
  return [
    ...(hits.has(dish.slug) ? [1] : []),
    ...(news.has(dish.slug) ? [2] : []),
    ...(hot.test(`${dish.name} ${dish.description}`) ? [3] : []),
    ...(vegan.has(dish.slug) ? [4] : []),
  ];
}
