import { inShell, makeRequired, remove, rename, type PlantedBreak } from './plantedPage';

/** Changes of pages and their addresses. */
export const breakingPages: readonly PlantedBreak[] = [
  [
    'a page is removed',
    remove('restaurants', 'pages', 'restaurant'),
    /page "restaurant", which is not provided/,
  ],
  [
    'a parameter of a page is renamed',
    rename('catalog pages product', 'slug', 'dish'),
    /page "product" of catalog: dish may be absent/,
  ],
  [
    'the shell renames a parameter of a path',
    inShell(({ contract }) => Object.assign(contract.routes['promo'] ?? {}, { path: '/promos/:id' })),
    /page "promo" of content: slug may be absent/,
  ],
  [
    'the shell renames an optional parameter of a path',
    inShell(({ contract }) =>
      Object.assign(contract.routes['monitoring'] ?? {}, { path: '/monitoring/:order?' }),
    ),
    /account: page "monitoring": its address has no "id"/,
  ],
  [
    'the shell drops an optional parameter of a path',
    inShell(({ contract }) => Object.assign(contract.routes['monitoring'] ?? {}, { path: '/monitoring' })),
    /account: page "monitoring": its address has no "id"/,
  ],
  [
    'a page reads an optional parameter under another name',
    rename('account pages monitoring', 'id', 'order'),
    /account: page "monitoring": its address has no "order"/,
  ],
  [
    'an optional parameter of a page becomes required',
    makeRequired('account pages monitoring', 'id'),
    /page "monitoring" of account: id may be absent/,
  ],
  [
    'the shell asks a team for a page that it does not have',
    inShell(({ contract }) => Object.assign(contract.routes['promo'] ?? {}, { owner: 'catalog' })),
    /page "promo", which is not provided/,
  ],
  [
    'two routes match one address',
    inShell(({ contract }) =>
      Object.assign(contract.routes, { sale: { path: '/menu/:sale', owner: 'content' } }),
    ),
    /matches menu-group before "sale"/,
  ],
  [
    'a route of any address stands before the others',
    inShell(({ contract }) => {
      const { landing, ...others } = contract.routes;
      contract.routes = { landing: landing ?? { path: '/*', owner: 'content' }, ...others };
    }),
    /about\/blog of "blog" matches landing before "blog"/,
  ],
];
