export { ArticlePage } from './ArticlePage';
export { articleHead, articleSchema, prefetchArticle } from './articlePageData';
