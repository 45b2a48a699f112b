export { type Access, type AccessVisitor, hasAccess, hasScope } from './access/access';
export { BrandProvider, useBrand, useBrandMark } from './brand/BrandContext';
export type { Brand } from './brand/brand';
export { storageKeys } from './brand/storageKeys';
export {
  type CaptchaAction,
  CaptchaProvider,
  embeddedCaptchaToken,
  type RequestCaptchaToken,
  useCaptcha,
} from './captcha/CaptchaContext';
export { EventContractError, emit, on } from './events/bus';
export type { EventName, EventPayload } from './events/events';
export {
  backToFirstStep,
  backToPreviousPanel,
  closePanels,
  preloadPanel,
  openPanel,
  replacePanel,
  toast,
  type ToastTopic,
} from './events/requests';
export { useEvent } from './events/useEvent';
export { filterParams } from './pages/filterParams';
export type {
  EmbeddedWidget,
  HeadContext,
  PageContext,
  PageHead,
  PageModule,
  PageParams,
  SchemaContext,
} from './pages/page';
export { paths } from './pages/paths';
export { serviceWorkerPath } from './pages/serviceWorkerPath';
export {
  type Guard,
  type Layout,
  type NamedGuard,
  type RouteContract,
  type RouteId,
  type RoutesOf,
  routeIds,
  routes,
} from './pages/routes';
export { panelOpener, readPanelOpener } from './panels/panelOpener';
export { type PanelBack, PanelBackProvider, usePanelBack } from './panels/PanelBackContext';
export { useLeavePanel } from './panels/useLeavePanel';
export { usePanelOpen } from './panels/usePanelOpen';
export { TopPanelProvider, useIsInPanel, useIsTopPanel } from './panels/TopPanelContext';
export {
  isCustomerPanel,
  isPanelId,
  panelAccess,
  panelClosesTo,
  type PanelId,
  type PanelParams,
  type PanelsOf,
  type PanelTarget,
  type PlainPanelId,
  panelIds,
  parsePanelTarget,
} from './panels/panels';
export {
  type AnyRemoteManifest,
  defineManifest,
  type PanelModule,
  type RemoteManifest,
  type WidgetContext,
  type WidgetModule,
} from './remotes/manifest';
export { isRemoteName, type Owner, type RemoteName, remoteNames, remotes } from './remotes/remotes';
export { type TrackedPromise, trackStatus } from './promise-status/trackStatus';
export {
  cartReadMeta,
  isCartRead,
  isServerOnly,
  keepsBonuses,
  keepsBonusesMeta,
  serverOnlyMeta,
} from './query-meta/queryMeta';
export { type Session, SessionProvider, useSession } from './session/SessionContext';
export { type SiteAddresses, SiteAddressesProvider, useSiteAddresses } from './site/SiteAddresses';
export { backEndNow, ClockReadContext, useClockOffset } from './stores/clockOffset';
export { type InstallOffer, useInstallOffer } from './stores/installOffer';
export {
  beginChoice,
  chooseAddress,
  isSamePlace,
  type PickupRestaurant,
  keepTakeMethod,
  resetTakeMethod,
  selectedAddress,
  setDraftUuid,
  setTakeMethod,
  type TakeMethodState,
  useTakeMethod,
} from './stores/takeMethodStore';
export { browserStorage, type StorageArea } from './storage/browserStorage';
export { Widget, type WidgetHost, WidgetHostProvider } from './widgets/Widget';
export type { DeliveryAddress } from './tables/deliveryAddress';
export { type PanelShape, panels } from './tables/panels';
export { type ChosenRestaurant, type ComboChoice, widgets } from './tables/widgets';
export {
  isStaticWidget,
  widgetAccess,
  type WidgetId,
  type WidgetProps,
  type WidgetsOf,
  widgetIds,
} from './widgets/widgets';
// From a package that the page has once: each remote would bundle a copy of its own.
export { keepTogether } from '@storefront/domain';
