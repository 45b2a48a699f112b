/** A package that the page has once. A second copy in a remote would not see the state of the page's copy. */
export interface PageSingleton {
  /** With its article: «a React». */
  title: string;
  /** The module that the page provides. */
  from: string;
  /** The names of the npm packages that have its code. */
  packages: readonly string[];
  /** Texts that only its code contains, also when it is minified: it may have been copied into a remote. */
  marks: readonly string[];
}

export const pageSingletons: readonly PageSingleton[] = [
  {
    title: 'a React',
    from: 'react',
    packages: ['react', 'react-dom', 'scheduler'],
    marks: [
      '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
      '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
      // React 18 and before.
      '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
    ],
  },
  {
    title: 'a query client',
    from: '@storefront/query',
    packages: ['@storefront/query', '@tanstack/query-core', '@tanstack/react-query', 'react-query'],
    marks: ['No QueryClient set, use QueryClientProvider to set one', "Missing queryFn: '"],
  },
  {
    title: 'an Emotion',
    from: '@emotion/react',
    packages: ['@emotion/react', '@emotion/styled', '@emotion/cache', '@emotion/css', '@emotion/sheet'],
    marks: ['data-emotion'],
  },
  {
    title: 'a router',
    from: '@storefront/router',
    packages: ['@storefront/router', 'react-router', 'react-router-dom'],
    marks: [],
  },
  { title: 'an API client', from: '@storefront/api-client', packages: ['@storefront/api-client'], marks: [] },
  { title: 'a zod', from: 'zod/mini', packages: ['zod'], marks: [] },
  {
    title: 'an event bus',
    from: '@storefront/contracts',
    packages: [],
    // Before the build for production, which leaves the check of payloads out.
    marks: ['class EventContractError'],
  },
];

/** The singletons whose code is in a text. */
export const singletonsIn = (code: string): PageSingleton[] =>
  pageSingletons.filter(({ marks }) => marks.some((mark) => code.includes(mark)));
