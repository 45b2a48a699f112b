export { LandingArticle } from './LandingArticle';
