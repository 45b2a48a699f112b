/**
 * The query client as the page shares it: named re-exports of what the storefront uses, for the reason told in
 * the router's facade (packages/router). A new need is a new line here.
 */
export {
  type DehydratedState,
  dehydrate,
  hydrate,
  keepPreviousData,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
