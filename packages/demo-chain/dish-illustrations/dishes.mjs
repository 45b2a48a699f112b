// The dishes that the studio has no picture of, as SVG: each of its kind, in its own colours.
import { bowl, ellipse, line, lit, n, path, picture, plate, randomOf, scattered, shade, times, turned } from './shapes.mjs';

const leaf = (colour) => path('M-44 0C-26 -34 26 -34 46 0C26 22 -26 22 -44 0Z', lit(colour)) + line('M-34 0C-10 -6 16 -6 36 0', shade(colour, 0.35), 3);
const slice = (colour, stripe) => path('M-58 -6C-50 -30 40 -34 58 -10C56 18 -44 26 -58 -6Z', lit(colour)) + times(4, (index) => line(`M${-34 + index * 24} -20q8 16 0 30`, stripe, 3.5, 'opacity=".8"'));
const shrimp = () => line('M-34 18C-44 -26 22 -46 40 -4', '#f08a5d', 26) + times(4, (index) => line(`M${-34 + index * 20} ${-8 - index * 4}q10 6 8 18`, '#fbd3bb', 4)) + path('M36 -6l26 16l-8 -26Z', '#e0602f');
const strand = (random, colour) => line(`M${n(random.between(-60, -30))} ${n(random.between(-10, 10))}q30 ${n(random.between(-40, 40))} 60 0t40 ${n(random.between(-20, 20))}`, colour, 7);
const seeds = (random, area, colours, total = 40) => scattered(random, total, area).map(([x, y]) => ellipse(x, y, 3.4, 2.4, random.pick(colours))).join('');
const place = (random, points, shape) => points.map(([x, y], index) => turned(shape(index), x, y, random.between(-50, 50), random.between(0.85, 1.1))).join('');

const inBowl = [320, 318, 166, 54];
const onPlate = [320, 376, 168, 62];

const salad = (greens, topping, dish) => (random) =>
  picture(
    bowl(
      place(random, scattered(random, 34, inBowl), () => leaf(random.pick(greens))) +
        place(random, scattered(random, 7, [320, 288, 120, 34]), () => topping(random)) +
        seeds(random, [320, 290, 140, 40], ['#f6e7c2', '#2b2326']),
      dish,
    ),
    [320, 545, 180, 36],
  );

const pile = (piece, total, dish) => (random) =>
  picture(
    plate(dish) +
      place(random, scattered(random, total, onPlate), () => piece(random)) +
      place(random, scattered(random, Math.round(total / 2), [320, 320, 96, 34]), () => piece(random)),
    [320, 500, 250, 54],
  );

const ball = (colour, drops) => () => ellipse(0, 0, 48, 44, lit(colour)) + drops.map((drop, index) => line(`M${-26 + index * 8} ${-22 + index * 14}q20 12 44 -2`, drop, 6)).join('');
const wing = () => path('M-62 10C-60 -34 0 -40 26 -18L66 -30q14 4 8 18L34 16C10 44 -56 44 -62 10Z', lit('#8a3a14')) + line('M-40 -8q24 -18 52 -6', '#e0a05e', 6, 'opacity=".8"');
const ring = () => line('M0 -34a44 34 0 1 0 .1 0', '#a8671f', 30) + line('M0 -36a44 34 0 1 0 .1 0', '#dfa24e', 22) + line('M-34 -22q14 -16 40 -14', '#f7d695', 6);
const springRoll = () => path('M-78 -18Q-84 0 -78 20L74 22Q86 0 74 -20Z', lit('#d59a48')) + line('M-60 -6L58 -8M-50 8L40 8', '#f3cf8d', 5) + ellipse(76, 1, 10, 20, '#7a9a4a');
const pod = () => path('M-70 4C-40 -30 40 -30 72 -4C40 26 -40 30 -70 4Z', lit('#6f9f3a')) + times(3, (index) => ellipse(-34 + index * 34, 0, 15, 12, '#8fbd55', 'opacity=".8"'));
const stick = () => path('M-82 -9L78 -12L82 8L-80 11Z', lit('#e9bb4f')) + line('M-70 -3L66 -5', '#fbe3a1', 4) + times(5, (index) => ellipse(-56 + index * 28, 2, 3, 2, '#2f5a34'));

const scoops = (colours, crumbs) => (random) =>
  picture(
    bowl(
      colours.map((colour, index) => ellipse([220, 424, 322][index], [284, 284, 250][index], 102, 98, lit(colour)) + seeds(random, [[220, 424, 322][index], [284, 284, 250][index] - 16, 66, 50], crumbs, 16)).join('') + turned(leaf('#4c9a53'), 360, 158, -40),
      '#e9e2da',
    ),
    [320, 545, 180, 36],
  );

/** A glass that gets narrower downwards; `top` draws the topping of the drink. */
const glass = (drink, top, straw) => () =>
  picture(
    (straw ? line('M388 70L336 470', straw, 16) : '') +
      path('M186 170L226 540Q320 566 414 540L454 170Z', '#ffffff', 'opacity=".28"') +
      path('M198 236L230 530Q320 552 410 530L442 236Z', lit(drink, 0.22)) +
      ellipse(320, 236, 122, 32, lit(shade(drink, 0.2))) +
      top() +
      line('M222 210L250 500', '#ffffff', 10, 'opacity=".5"') +
      `<ellipse cx="320" cy="170" rx="134" ry="34" fill="none" stroke="#d9d2cf" stroke-width="6" opacity=".9"/>`,
    [320, 546, 130, 30],
  );
const ice = () => turned(path('M-30 -26L26 -32L34 22L-24 30Z', '#ffffff', 'opacity=".55"'), 276, 250, 12) + turned(path('M-30 -26L26 -32L34 22L-24 30Z', '#ffffff', 'opacity=".45"'), 366, 262, -20);
const cream = () => ellipse(320, 214, 112, 44, lit('#fff4ee', 0.12)) + ellipse(320, 178, 74, 38, lit('#fff9f5', 0.12)) + ellipse(320, 146, 36, 26, lit('#ffffff', 0.1));

const cup = (drink, colour, more = () => '') => (random) =>
  picture(
    ellipse(320, 500, 220, 62, lit(shade(colour, -0.08))) +
      path('M168 300C172 420 226 506 320 506S468 420 472 300Z', lit(colour)) +
      ellipse(320, 300, 152, 58, lit(shade(colour, 0.2))) +
      ellipse(320, 304, 134, 46, lit(drink, 0.2)) +
      more(random),
    [320, 530, 210, 40],
  );
const afloat = (colours) => (random) => scattered(random, 12, [320, 304, 100, 28]).map(([x, y]) => ellipse(x, y, 13, 9, lit(random.pick(colours)))).join('');
const heart = path('M320 334C270 304 276 274 302 276Q316 278 320 290Q324 278 338 276C364 274 370 304 320 334Z', '#f4f1dc');

const mound = (shapes) => (random) => picture(turned(plate('#2e2a2d'), 90, 110, 0, 0.72) + shapes(random), [320, 474, 190, 40]);

const makers = {
  'don-salmon-grill': (random) =>
    picture(
      bowl(
        ellipse(320, 314, 186, 74, lit('#f7f1e6', 0.1)) +
          seeds(random, [320, 304, 170, 60], ['#ffffff', '#e9dfcf'], 160) +
          times(4, (index) => turned(slice('#ea7b45', '#7a3413'), 226 + index * 58, 292 - (index % 2) * 16, -24, 1.15)) +
          place(random, scattered(random, 6, [400, 340, 70, 20]), () => leaf('#5b9a45')),
      ),
      [320, 545, 180, 36],
    ),
  'salad-chuka': salad(['#3f7d3a', '#4f9147', '#2f6a35'], (random) => strand(random, '#77b255'), '#2e2a2d'),
  'salad-caesar-shrimp': salad(['#8fbf5a', '#a8cf74', '#6fa548'], shrimp, '#e9e2da'),
  'salad-duck': salad(['#7aa84c', '#5d8f44', '#8d3b52'], () => slice('#a65a45', '#5b2a22'), '#3a5a6b'),
  'salad-tuna': salad(['#86b455', '#5f9a4a', '#c9d98b'], () => slice('#c23a4d', '#7e1f33'), '#2e2a2d'),
  'wings-teriyaki': pile(wing, 7),
  'calamari-rings': pile(ring, 8, '#e9e2da'),
  'spring-rolls': pile(springRoll, 7),
  takoyaki: pile(ball('#b8752f', ['#5a2b14', '#f5e6b8']), 7),
  edamame: pile(pod, 14),
  'fries-furikake': pile(stick, 22, '#e9e2da'),
  'cheese-balls': pile(ball('#e0a03c', ['#f7d88f']), 8),
  'tiramisu-matcha': (random) =>
    picture(
      plate('#e9e2da') +
        path('M170 300L320 366V452L170 384Z', lit('#f4ead2', 0.1)) +
        path('M470 300L320 366V452L470 384Z', lit('#e3d4b3', 0.1)) +
        path('M170 332L320 398V416L170 350ZM470 332L320 398V416L470 350Z', '#8a6a3f') +
        path('M170 300L320 234L470 300L320 366Z', lit('#6f9440')) +
        seeds(random, [320, 300, 104, 44], ['#88ad56', '#557a30'], 120),
      [320, 500, 250, 54],
    ),
  'icecream-trio': scoops(['#f6e3bd', '#e98fa6', '#8fb56a'], ['#ffffff', '#6b3a24']),
  'icecream-sesame': scoops(['#6d6468', '#585055', '#7b7276'], ['#231d20', '#d8d0c8']),
  dorayaki: () =>
    picture(
      plate() +
        times(2, (index) => turned(ellipse(0, 30, 128, 54, lit('#b4703a')) + ellipse(0, 6, 122, 40, '#5a2432') + ellipse(0, -22, 128, 56, lit('#c98546')) + ellipse(-8, -30, 96, 34, lit('#d99a58'), 'opacity=".7"'), [250, 396][index], [346, 390][index])),
      [320, 500, 250, 54],
    ),
  'sweet-roll': () =>
    picture(
      plate('#e9e2da') +
        times(6, (index) =>
          turned(path('M-50 -10V26A50 40 0 0 0 50 26V-10Z', lit('#e9c77f')) + ellipse(0, -10, 50, 40, lit('#f2d89a', 0.14)) + ellipse(0, -10, 38, 30, '#fffaf2') + ellipse(-10, -14, 14, 11, lit('#e2506a')) + ellipse(12, -12, 12, 10, lit('#7fb24d')) + ellipse(0, 4, 12, 9, lit('#f3a93c')), 208 + (index % 3) * 112, 346 + Math.floor(index / 3) * 76),
        ),
      [320, 500, 250, 54],
    ),
  'milkshake-strawberry': glass('#f2a7b5', () => cream() + turned(ellipse(0, 0, 30, 34, lit('#d8314b')) + path('M-20 -26L0 -40L20 -26L0 -16Z', '#4c9a53'), 344, 124, 14), '#d13a55'),
  'tea-sencha': cup('#b9c267', '#4e6b57', afloat(['#5e8a3a', '#7da052'])),
  'tea-seabuckthorn': cup('#e8962e', '#e9e2da', afloat(['#f2b53c', '#e57f1d'])),
  'tea-berry': cup('#a3253f', '#e9e2da', afloat(['#7c1c38', '#3d3a7a', '#d8455e'])),
  'matcha-hot': cup('#9dba62', '#6b4a3a', () => heart),
  cola: glass('#3b1a12', ice, '#d13a12'),
  ramune: () =>
    picture(
      path('M270 90Q320 76 370 90L366 190C356 214 424 250 426 300L414 540Q320 566 226 540L214 300C216 250 284 214 274 190Z', lit('#8fd0dc', 0.26), 'opacity=".92"') +
        path('M262 70Q320 54 378 70L372 108Q320 120 268 108Z', lit('#3f7fb0')) +
        ellipse(320, 214, 26, 24, lit('#d8f2f6')) +
        path('M216 330Q320 350 424 330L418 450Q320 472 222 450Z', '#ffffff', 'opacity=".82"') +
        ellipse(320, 398, 40, 34, lit('#e2506a')) +
        line('M250 270L244 500', '#ffffff', 10, 'opacity=".6"'),
      [320, 546, 120, 28],
    ),
  'ginger-pickled': mound((random) => place(random, scattered(random, 16, [320, 372, 96, 40]), () => path('M-46 0C-40 -28 36 -30 46 -4C34 14 -34 18 -46 0Z', lit(random.pick(['#f3b9a6', '#f6cbb8', '#eda58f']), 0.18)))),
  wasabi: mound((random) => path('M224 396C236 300 290 262 326 262S412 306 418 396C380 426 262 426 224 396Z', lit('#8db34c')) + times(6, (index) => line(`M${250 + index * 26} ${n(random.between(320, 380))}q14 -14 26 -2`, '#a9cc69', 5))),
};

/** SVG documents by the slug of the dish. */
export const illustrations = Object.fromEntries(Object.entries(makers).map(([slug, make]) => [slug, make(randomOf(slug))]));
