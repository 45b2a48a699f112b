export { joinPages, type JoinedPages, type Page } from './joinPages';
export { type PagedListOptions, usePagedList } from './usePagedList';
