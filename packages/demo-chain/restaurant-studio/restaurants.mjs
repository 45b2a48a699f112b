// The differences of the restaurants. `sky`, `house`, `tree` and `cloth` are of the street; `wall`, `decor`, `lamp` and
// `seat` of the hall. Each has its own words in chain/restaurants.csv. The newest, in Mytischi, has no pictures
// yet.
const row = (slug, sky, house, tree, cloth, wall, decor, lamp, seat) => ({
  slug,
  street: { sky, house, tree, cloth },
  hall: { wall, decor, lamp, seat },
});

export const restaurants = [
  row('pokrovka', 'night', 'wood', 'maple', 'indigo', 'plum', 'shelves', 'lantern', 'round'),
  row('ogorodny', 'dusk', 'brick', 'none', 'vermilion', 'brick', 'shelves', 'cone', 'back'),
  row('vernadskogo', 'night', 'stucco', 'birch', 'pine', 'sage', 'sun', 'globe', 'back'),
  row('himki', 'dusk', 'wood', 'pine', 'vermilion', 'ochre', 'mountain', 'basket', 'round'),
  row('arbat', 'dusk', 'stucco', 'none', 'indigo', 'indigo', 'waves', 'lantern', 'back'),
  row('tverskaya', 'rain', 'stucco', 'none', 'plum', 'plum', 'windows', 'cone', 'round'),
  row('pyatnitskaya', 'dusk', 'wood', 'ginkgo', 'pine', 'ochre', 'branch', 'basket', 'round'),
  row('baumanskaya', 'night', 'brick', 'none', 'indigo', 'slate', 'shelves', 'cone', 'back'),
  row('sokolniki', 'snow', 'wood', 'pine', 'vermilion', 'sage', 'mountain', 'lantern', 'round'),
  row('vdnh', 'dusk', 'glass', 'birch', 'indigo', 'slate', 'carp', 'globe', 'back'),
  row('maryina-roshcha', 'rain', 'glass', 'none', 'vermilion', 'ochre', 'sun', 'globe', 'round'),
  row('aeroport', 'night', 'stucco', 'maple', 'pine', 'brick', 'branch', 'lantern', 'back'),
  row('schukinskaya', 'rain', 'glass', 'birch', 'ochre', 'sage', 'waves', 'globe', 'round'),
  row('kutuzovsky', 'night', 'stucco', 'none', 'vermilion', 'plum', 'sun', 'cone', 'back'),
  row('moscow-city', 'rain', 'glass', 'none', 'plum', 'slate', 'windows', 'globe', 'round'),
  row('leninsky', 'dusk', 'wood', 'sakura', 'plum', 'sage', 'branch', 'basket', 'back'),
  row('varshavka', 'night', 'brick', 'birch', 'ochre', 'ochre', 'waves', 'cone', 'round'),
  row('taganka', 'snow', 'brick', 'none', 'plum', 'brick', 'vaults', 'lantern', 'round'),
  row('krasnogorsk', 'dusk', 'wood', 'sakura', 'vermilion', 'indigo', 'mountain', 'globe', 'round'),
];
