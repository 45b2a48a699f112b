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
    'personal-data': () => import('./panels/personal-data/PersonalDataPanel'),
    'edit-name': () => import('./panels/edit-name/EditNamePanel'),
    'edit-email': () => import('./panels/edit-email/EditEmailPanel'),
    'edit-birthday': () => import('./panels/edit-birthday/EditBirthdayPanel'),
    addresses: () => import('./panels/addresses/AddressesPanel'),
    'order-monitoring': () => import('./panels/order-monitoring/OrderMonitoringPanel'),
    bonuses: () => import('./panels/bonuses/BonusesPanel'),
    'bonus-card': () => import('./panels/bonus-card/BonusCardPanel'),
    'qr-code': () => import('./panels/qr-code/QrCodePanel'),
    purchases: () => import('./panels/purchases/PurchasesPanel'),
    notifications: () => import('./panels/notifications/NotificationsPanel'),
    'order-review': () => import('./panels/order-review/OrderReviewPanel'),
  },
  widgets: {
    'account:active-orders': () => import('./widgets/active-orders/ActiveOrders'),
    'account:last-order': () => import('./widgets/last-order/LastOrder'),
  },
  embeds: {},
});
