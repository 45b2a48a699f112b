import { defineManifest } from '@storefront/contracts';

const landingBlocks = [
  'catalog:combo-slider',
  'catalog:products-slider',
  'catalog:recommendations',
  'catalog:menu-groups',
] as const;

/** The content team's remote: promotions, landings, pages about the chain, and forms to write to it. */
export default defineManifest<'content'>({
  name: 'content',
  pages: {
    about: () => import('./pages/about/AboutPage'),
    'black-cesar': () => import('./pages/black-cesar/BlackCesarPage'),
    blog: () => import('./pages/blog/BlogPage'),
    'blog-article': () => import('./pages/blog-article/BlogArticlePage'),
    'bonus-program': () => import('./pages/bonus-program/BonusProgramPage'),
    contacts: () => import('./pages/contacts/ContactsPage'),
    cuisine: () => import('./pages/cuisine/CuisinePage'),
    delivery: () => import('./pages/delivery/DeliveryPage'),
    franchise: () => import('./pages/franchise/FranchisePage'),
    history: () => import('./pages/history/HistoryPage'),
    landing: () => import('./pages/landing/LandingPage'),
    legal: () => import('./pages/legal/LegalPage'),
    'legal-document': () => import('./pages/legal-document/LegalDocumentPage'),
    news: () => import('./pages/news/NewsPage'),
    'news-item': () => import('./pages/news-item/NewsItemPage'),
    promo: () => import('./pages/promo/PromoPage'),
    'promo-rules': () => import('./pages/promo-rules/PromoRulesPage'),
    promos: () => import('./pages/promos/PromosPage'),
    requisites: () => import('./pages/requisites/RequisitesPage'),
  },
  panels: {
    contacts: () => import('./panels/contacts/ContactsPanel'),
    'delivery-terms': () => import('./panels/delivery-terms/DeliveryTermsPanel'),
    promo: () => import('./panels/promo/PromoPanel'),
    stories: () => import('./panels/stories/StoriesPanel'),
  },
  widgets: {
    'content:news-teaser': () => import('./widgets/news-teaser/NewsTeaser'),
    'content:promo-showcase': () => import('./widgets/promo-showcase/PromoShowcase'),
    'content:promo-strip': () => import('./widgets/promo-strip/PromoStripWidget'),
    'content:stories': () => import('./widgets/stories/StoriesWidget'),
  },
  embeds: { 'black-cesar': landingBlocks, landing: landingBlocks, promos: ['content:stories'] },
});
