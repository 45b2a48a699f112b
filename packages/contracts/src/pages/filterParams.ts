/**
 * Query parameters that filter a page. A change of filter is not a navigation: the shell neither rerenders
 * the page nor prefetches its data; the page follows its address itself (decision 0032).
 */
export const filterParams: readonly string[] = ['labels'];
