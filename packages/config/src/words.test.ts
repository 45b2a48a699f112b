import { findDialect } from './words.mjs';

const planted = `/** Draws the page; what is owed
 * is not to
 * be had yet. */
const lookWithPatience = () => isDrawnAgain(anew);
test('nobody is told', () => render(<Quietly />));
// drew
`;

describe('findDialect', () => {
  it('finds every planted word with its line, in comments, identifiers and titles', () => {
    const found = findDialect('shell/src/a.tsx', planted).map(({ line, word }) => `${line} ${word}`);
    expect(found).toEqual([
      '1 draws',
      '1 owed',
      '2 to be had',
      '4 patience',
      '4 drawn',
      '4 anew',
      '5 nobody',
      '5 told',
      '5 Quietly',
      '6 drew',
    ]);
  });

  it('says what to write instead', () => {
    expect(findDialect('shell/src/a.ts', 'const patience = 1;')).toEqual([
      { line: 1, word: 'patience', instead: 'timeoutMs' },
    ]);
  });

  it('leaves words that only contain one alone', () => {
    expect(findDialect('shell/src/a.ts', 'withdrawn drawer redraw quietly borrowed toldOf_ strewn')).toEqual([
      { line: 1, word: 'told', instead: 'reported, notified' },
    ]);
  });

  it.each([
    ['packages/maps/src/embedded/drawCity.ts', []],
    ['packages/demo-chain/dish-studio/plate.mjs', []],
    ['packages/maps/src/yandex/YandexMap.tsx', ['draw']],
  ])('allows drawing on a canvas only in canvas code: %s', (path, found) => {
    expect(findDialect(path, 'drawTile').map(({ word }) => word)).toEqual(found);
    expect(findDialect(path, 'anew')).toHaveLength(1);
  });
});
