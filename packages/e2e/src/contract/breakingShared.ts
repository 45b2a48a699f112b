import { dropMember, exportAs, inShell, type PlantedBreak } from './plantedPage';

/** Changes of what the shell shares with remotes: packages, names, members and CSS variables. */
export const breakingShared: readonly PlantedBreak[] = [
  [
    'a shared package is another major',
    (page) => Object.assign(page.contract('catalog').sharedVersions, { react: '18.3.1' }),
    /built with react 18.3.1/,
  ],
  [
    'a shared package is newer than the shell’s',
    (page) => Object.assign(page.contract('catalog').sharedVersions, { '@emotion/react': '11.99.0' }),
    /built with @emotion\/react 11.99.0/,
  ],
  [
    'a package is needed that the shell does not share',
    (page) => Object.assign(page.shell.sharedVersions, { '@storefront/query': undefined }),
    /needs @storefront\/query/,
  ],
  [
    'a name is taken of a shared package that the shell does not export',
    (page) => page.contract('checkout').sharedNames['@storefront/contracts']?.push('chooseRestaurant'),
    /checkout: it takes chooseRestaurant of @storefront\/contracts/,
  ],
  [
    'a hook is taken that the shell’s React does not have',
    (page) => page.contract('account').sharedNames['react']?.push('useAncient'),
    /account: it takes useAncient of react/,
  ],
  [
    'a name of zod is taken that is not in the shell’s list',
    (page) => page.contract('content').sharedNames['zod/mini']?.push('email'),
    /content: it takes email of zod\/mini/,
  ],
  [
    'the shell drops a name of a shared package that a remote takes',
    inShell(({ sharedNames }) => {
      sharedNames['@storefront/api-client'] = sharedNames['@storefront/api-client']?.filter(
        (name) => name !== 'usePromoSubmit',
      );
    }),
    /checkout: it takes usePromoSubmit of @storefront\/api-client/,
  ],
  [
    'a path is taken that the shell does not have yet',
    (page) => page.contract('content').sharedMembers['@storefront/contracts']?.push('paths.gift'),
    /content: it takes paths\.gift of @storefront\/contracts/,
  ],
  [
    'the shell drops a path that a remote links to',
    dropMember('@storefront/contracts', 'paths.promoRules'),
    /content: it takes paths\.promoRules of @storefront\/contracts/,
  ],
  [
    'the shell drops a call that a remote sends',
    dropMember('@storefront/api-client', 'cartCalls.process'),
    /checkout: it takes cartCalls\.process of @storefront\/api-client/,
  ],
  [
    'an exported object becomes a function',
    exportAs('paths', []),
    /content: it takes paths\.promoRules of @storefront\/contracts/,
  ],
  [
    'an exported object becomes an instance that lacks members',
    exportAs('paths', ['menu', 'promo']),
    /content: it takes paths\.promoRules of @storefront\/contracts/,
  ],
  [
    'a hook has no state to read any more',
    exportAs('useTakeMethod', ['setState']),
    /it takes useTakeMethod\.getState of @storefront\/contracts/,
  ],
  [
    'a CSS variable is used that the shell does not define yet',
    (page) => page.contract('content').cssVariables.push('--c-gift'),
    /content: it uses the CSS variable --c-gift, which the shell does not define/,
  ],
  [
    'the shell drops a CSS variable that a remote uses',
    inShell((shell) => {
      shell.cssVariables = shell.cssVariables?.filter((name) => name !== '--c-plum');
    }),
    /it uses the CSS variable --c-plum/,
  ],
];
