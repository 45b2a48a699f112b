export { ArticleList } from './ArticleList';
export { articleListHead, articleListSchema, prefetchArticleList } from './articleListPage';
