import { defineManifest } from '@storefront/contracts';

/** The account team's remote: login, registration, order monitoring, profile. */
export default defineManifest<'account'>({
  name: 'account',
  pages: {
    auth: () => import('./pages/auth/AuthPage'),
    monitoring: () => import('./pages/monitoring/MonitoringPage'),
  },
  panels: {
    auth: () => import('./panels/auth/AuthPanel'),
    profile: () => import('./panels/profile/ProfilePanel'),
    registration: () => import('./panels/registration/RegistrationPanel'),
    'order-monitoring': () => import('./panels/order-monitoring/OrderMonitoringPanel'),
    bonuses: () => import('./panels/bonuses/BonusesPanel'),
    'bonus-card': () => import('./panels/bonus-card/BonusCardPanel'),
    'qr-code': () => import('./panels/qr-code/QrCodePanel'),
    purchases: () => import('./panels/purchases/PurchasesPanel'),
    notifications: () => import('./panels/notifications/NotificationsPanel'),
    'order-review': () => import('./panels/order-review/OrderReviewPanel'),
  },
  widgets: {},
  embeds: {},
  emits: [
    'account:logged-in',
    'account:order-load-failed',
    'shell:panel-expected',
    'shell:panel-back-requested',
    'shell:panel-replace-requested',
    'shell:panel-requested',
    'shell:panels-close-requested',
    'shell:toast-requested',
  ],
  hears: ['shell:panel-closed', 'shell:panel-opened'],
  opens: [
    'cart',
    'order-monitoring',
    'qr-code',
    'menu-groups',
    'logout-confirm',
    'order-review',
    'personal-data',
  ],
});
