/**
 * The shared query client: re-exports of the part that the storefront uses, because a shared package is not tree-shaken
 * (see packages/router). Add a line here to use more of it.
 */
export {
  type DehydratedState,
  dehydrate,
  hydrate,
  keepPreviousData,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  QueryObserver,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
