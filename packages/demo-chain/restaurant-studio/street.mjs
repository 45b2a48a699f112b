import { front } from './front.mjs';
import { blur, circle, ellipse, glow, group, line, linear, n, page, path, radial, randomOf, rect, times } from './svg.mjs';
import { treeOf } from './trees.mjs';

// An evening in front of the restaurant: sky, far houses, the lit front, its reflection on the pavement.

const skies = {
  dusk: { stops: ['#3b2a58', '#a8506a', '#ffa45f'], far: '#4a2b4c', ground: '#2e1d2a' },
  night: { stops: ['#141a42', '#2c2d68', '#6a5192'], far: '#201f48', ground: '#1a1628' },
  rain: { stops: ['#222c42', '#41526e', '#8b96a8'], far: '#2a364e', ground: '#1b2030' },
  snow: { stops: ['#28335e', '#56659a', '#cdb4c6'], far: '#343e6c', ground: '#44486a' },
};

const horizon = 500;

export function street({ slug, street: traits }) {
  const random = randomOf(`${slug} street`);
  const sky = skies[traits.sky];
  const facade = front(traits, random);
  const defs = [
    linear('sky', [[0, sky.stops[0]], [0.34, sky.stops[1]], [0.66, sky.stops[2]]]),
    linear('haze', [[0, sky.stops[1], 0.1], [1, sky.stops[2], 0.55]]),
    linear('ground', [[0, sky.ground], [1, '#08070d']]),
    linear('fade', [[0, '#fff', 1], [0.75, '#fff', 0.35], [1, '#fff', 0.1]]),
    radial('glow', [[0, '#ffdf9e', 0.95], [0.25, '#ffb45c', 0.5], [1, '#ff7a2e', 0]]),
    radial('moon', [[0, '#fff6e0', 0.9], [0.3, '#ffe9c9', 0.25], [1, '#ffe9c9', 0]]),
    radial('vignette', [[0.62, '#000', 0], [1, '#000', 0.34]]),
    `<mask id="wet"><rect x="0" y="${horizon}" width="960" height="140" fill="url(#fade)"/></mask>`,
    blur('soft', 3) + blur('mirror', 5) + blur('wide', 14),
    facade.defs,
  ].join('');
  const content = [
    rect(0, 0, 960, 640, 'url(#sky)'),
    heaven(traits.sky, random),
    farHouses(sky.far, random),
    group(facade.content, 'id="front"'),
    rect(0, horizon, 960, 140, 'url(#ground)'),
    group(
      `<use xlink:href="#front" href="#front" transform="translate(0 ${n(horizon * 1.42 + 4)}) scale(1 -.42)" filter="url(#mirror)"/>`,
      'mask="url(#wet)" opacity=".62"',
    ),
    pavement(traits.sky, random),
    treeOf(traits.tree, random),
    pots(facade.doorX, random),
    passers(traits.sky, random),
    weather(traits.sky, random),
    rect(0, 0, 960, 640, 'url(#vignette)'),
  ].join('');
  return page(defs, content);
}

function heaven(kind, random) {
  if (kind === 'rain' || kind === 'snow') return ellipse(random.between(200, 760), 120, 420, 120, 'url(#moon)', 'opacity=".35"');
  const x = random.pick([130, 830]);
  const stars = times(46, () => circle(random.between(0, 960), random.between(0, 190), random.between(0.5, 1.5), '#fff4dd', `opacity="${n(random.between(0.2, 0.9))}"`));
  return stars + circle(x, 74, 110, 'url(#moon)') + circle(x, 74, 23, '#fff3d9');
}

function farHouses(fill, random) {
  let x = -20;
  let houses = '';
  while (x < 960) {
    const width = random.between(60, 130);
    const top = random.between(190, 330);
    houses += rect(x, top, width + 2, horizon - top, fill);
    houses += times(14, () => {
      const left = x + 8 + random.whole(0, Math.floor((width - 22) / 14)) * 14;
      const row = top + 14 + random.whole(0, 9) * 20;
      return random.chance(0.5) ? rect(left, row, 7, 10, random.pick(['#ffd58a', '#ffb765', '#ffe7bd']), `opacity="${n(random.between(0.3, 0.8))}"`) : '';
    });
    x += width;
  }
  return houses + rect(0, 180, 960, horizon - 180, 'url(#haze)');
}

function pavement(kind, random) {
  const joints = times(5, (index) => {
    const y = horizon + 10 + index * index * 6.5;
    return line(`M0 ${n(y)}H960`, '#000', 1.2, 'opacity=".22"');
  });
  const rays = times(13, (index) => {
    const x = index * 80;
    return line(`M${x} ${horizon}L${n(480 + (x - 480) * 1.7)} 640`, '#000', 1, 'opacity=".16"');
  });
  const pools = glow(480, horizon + 34, 330, 60, 0.5) + glow(230, horizon + 26, 130, 26, 0.45) + glow(730, horizon + 26, 130, 26, 0.45);
  const snow = kind === 'snow' ? path(`M0 ${horizon + 62}Q120 ${horizon + 44} 240 ${horizon + 66}T480 ${horizon + 74}T720 ${horizon + 64}T960 ${horizon + 56}V640H0Z`, '#d6d7ee', 'opacity=".5"') : '';
  return rect(0, horizon, 960, 7, '#120d14') + rect(0, horizon + 6, 960, 2, random.pick(['#5b4350', '#54465e'])) + joints + rays + pools + snow;
}

function pots(doorX, random) {
  const pot = (x) => {
    const tone = random.pick(['#5c3a33', '#3c4450', '#6b4a2f']);
    const leaves = times(11, (index) => {
      const angle = (-80 + index * 16) * (Math.PI / 180);
      const length = random.between(34, 62);
      return line(`M${x} ${horizon - 22}q${n(Math.sin(angle) * length * 0.3)} ${n(-length * 0.7)} ${n(Math.sin(angle) * length)} ${n(-Math.cos(angle) * length)}`, random.pick(['#2f4a2e', '#3c5c34', '#24402f']), 4);
    });
    return ellipse(x, horizon + 12, 26, 5, '#000', 'opacity=".4"') + leaves + path(`M${x - 20} ${horizon - 26}h40l-6 38h-28Z`, tone) + rect(x - 22, horizon - 30, 44, 7, tone);
  };
  return pot(doorX - 12 + random.between(-6, 6)) + pot(doorX + 240 + random.between(-6, 6));
}

function passers(kind, random) {
  const fill = '#140d16';
  const walker = (x, ground, umbrella) => {
    const side = random.pick([-1, 1]);
    const legs = line(`M${x - 4} ${ground - 52}L${x - 10 * side} ${ground - 24}L${x - 15 * side} ${ground}M${x + 4} ${ground - 52}L${x + 9 * side} ${ground - 26}L${x + 12 * side} ${ground}`, fill, 9);
    const coat = path(`M${x - 13} ${ground - 110}q13 -9 26 0l7 66q-20 7 -40 0Z`, fill) + line(`M${x + 11 * side} ${ground - 104}q${9 * side} 18 ${5 * side} 38`, fill, 8);
    const head = ellipse(x + 2 * side, ground - 127, 10, 12, fill) + (random.chance(0.5) ? circle(x - 7 * side, ground - 136, 6, fill) : '');
    const shade = umbrella ? path(`M${x - 46} ${ground - 138}a46 34 0 0 1 92 0q-11 -8 -23 0q-11 -8 -23 0q-11 -8 -23 0q-11 -8 -23 0Z`, umbrella) + line(`M${x} ${ground - 170}v72`, '#0d090f', 2.5) : '';
    return ellipse(x, ground + 3, 26, 5, '#000', 'opacity=".45"') + legs + coat + head + shade;
  };
  const wet = kind === 'rain' || kind === 'snow';
  const first = walker(random.pick([120, 160, 800, 850]), horizon + 62, wet ? random.pick(['#b3341b', '#274268', '#6a3154']) : '');
  return random.chance(0.65) || wet ? first : '';
}

function weather(kind, random) {
  if (kind === 'rain') {
    return times(150, () => {
      const x = random.between(0, 980);
      const y = random.between(-20, 620);
      const length = random.between(10, 26);
      return line(`M${n(x)} ${n(y)}l${n(-length * 0.22)} ${n(length)}`, '#dfe8ff', 1, `opacity="${n(random.between(0.1, 0.4))}"`);
    });
  }
  if (kind === 'snow') {
    return times(190, () => circle(random.between(0, 960), random.between(0, 630), random.between(0.8, 3.1), '#fff', `opacity="${n(random.between(0.3, 0.95))}"`));
  }
  return '';
}
