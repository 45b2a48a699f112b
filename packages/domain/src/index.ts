export { addressDetails, addressTitle, savedAddressText, withFlat } from './addressText';
export { avatarAddress } from './avatarAddress';
export {
  birthdayLimits,
  birthdayText,
  dateTextFromIso,
  isoFromDateText,
  validateBirthday,
} from './birthday';
export {
  type BonusBalances,
  type BonusEvent,
  type BonusEventKind,
  bonusBalance,
  bonusEvents,
  type BonusTab,
  bonusTabs,
  type BonusTransactionFields,
  type ExpiringBonuses,
  expiringBonuses,
} from './bonuses';
export {
  type BookingDay,
  type BookingRefusal,
  type BookingSlot,
  bookingDays,
  bookingRefusedBecause,
  bookingTime,
  chooseBookingSlot,
  freeBookingSlot,
  withBusyTimes,
} from './bookingSlots';
export {
  type CartLine,
  cartBlockedBecause,
  hasUnavailableItems,
  isDiscountForPickup,
  itemsCount,
  mayHaveCart,
  pricedFor,
  visibleItems,
} from './cart';
export {
  type ComboDish,
  type ComboPart,
  type ComboSelection,
  chooseComboDish,
  comboDishes,
  comboExtras,
  comboModifierIds,
} from './combo';
export {
  type Area,
  type Coordinates,
  formatCoordinates,
  isInsideServiceBox,
  parseArea,
  parseCoordinates,
  placeOf,
  pointInArea,
  SERVICE_BOX,
  truncateCoordinate,
} from './coordinates';
export { COUNTER_MAX, COUNTER_MIN, clampAmount } from './counter';
export { type DayGroup, groupByDay, pastDayLabel } from './dayGroups';
export { deliveryChoice, type DeliveryChoiceState } from './deliveryChoice';
export {
  canDeliverAt,
  chooseSlot,
  type DeliveryDay,
  type DeliverySlot,
  type DeliveryTerms,
  deliveryDays,
  earliestTime,
  fullSlots,
  isLastOrderOver,
  isInSlot,
  slotOf,
} from './deliverySlots';
export {
  bestZone,
  type DeliveryZone,
  deliveryDuration,
  deliveryMinimum,
  kitchenOpensAt,
  minutesBeforeOpening,
  missingToMinimum,
  type ZoneRestriction,
} from './deliveryZone';
export { distanceBetween, formatDistance } from './distance';
export { FAVOURITES_MAX, withFavourite } from './favourites';
export { foldText } from './foldText';
export { frequentDishes } from './frequentDishes';
export { hoursAfterPause, kitchenResumesAt, UNTIL_RESUMED } from './kitchenPause';
export { landingPath } from './landingPath';
export { socialLinks, type SocialLink, type SocialNetwork } from './socialLinks';
export { slugOfGroup } from './slugOfGroup';
export { isLateStatus } from './lateStatus';
export { keepTogether } from './lineBreaks';
export { type Modifier, type ModifierGroup, modifierGroups, optionLimit } from './modifierGroups';
export {
  initialSelection,
  MODIFIER_REQUIRED_MESSAGE,
  type ModifierSelection,
  missingGroups,
  productTotal,
  setModifierAmount,
  toggleModifier,
} from './modifierSelection';
export { modifiersKey } from './modifiersKey';
export {
  discountToShow,
  formatDiscount,
  formatRoubles,
  kopecksToRoubles,
  roublesToKopecks,
  wholeRoubles,
} from './money';
export { formatNumber } from './number';
export {
  dateAfter,
  type OpeningHours,
  type Shift,
  type SpecialDays,
  isWeekKnown,
  SLOT_DAYS,
  SLOT_MINUTES,
  type WeekPeriods,
  weekdays,
  weekPeriods,
  type WorkTime,
} from './openIntervals';
export { type OrderReadiness, orderBlockedBecause, unavailableBecause } from './order';
export { unavailableAt } from './unavailableAt';
export {
  type BonusBound,
  bonusBound,
  bonusLimit,
  creditedBonuses,
  type OrderBonuses,
  spentBonuses,
} from './orderBonuses';
export { finalStatuses, hasOrderEnded, isFinalStatus, mayBeOrderEnd } from './orderEnd';
export { isEstimated, mayClaim, reviewClaims } from './orderReview';
export {
  isOrderStatusSlug,
  type OrderStatus,
  type OrderStatusSlug,
  type OrderStep,
  type OrderTone,
  isCancelable,
  orderStatus,
  orderStatuses,
} from './orderStatus';
export {
  deliveryWindow,
  deliveryWindowParts,
  formatTime,
  isBareDate,
  minutesToDue,
  orderWindowParts,
  parseServerDate,
  serverDate,
} from './orderTime';
export { parseJson } from './parseJson';
export {
  DEFAULT_PAYMENT_TYPE,
  isCashPayment,
  isOnlinePayment,
  isPaymentTypeId,
  type PaymentTypeId,
  paymentTypeIds,
  paymentTypeLabel,
  paymentTypes,
} from './paymentType';
export {
  formatPhone,
  hidePhoneMiddle,
  orderPhone,
  PHONE_DIGITS,
  parsePhone,
  phoneForApi,
  phoneHref,
} from './phone';
export { isAllowedPayment, paymentHost, type PayingSite, timeToPayMs } from './paymentPage';
export {
  addPhotos,
  fittingSize,
  PHOTO_ACCEPT,
  PHOTO_MAX_SIDE,
  type PhotoFile,
  type PhotoProblem,
  PHOTOS_MAX,
  PICTURE_ACCEPT,
  PICTURE_TYPES,
} from './photos';
export {
  addressFromSaved,
  addressFromSuggestion,
  cutCoordinates,
  deliveryAddress,
  isSameAddress,
  pickupRestaurant,
} from './place';
export {
  addressesCount,
  bonusesCount,
  guestsCount,
  items,
  minutes,
  ordersCount,
  type PluralForms,
  plural,
  restaurantsCount,
} from './plural';
export { hasProfileName, nameInitial } from './profile';
export { isPromoActive, type PromoDates, promoLastDay } from './promo';
export { cleanPromoCode, isCodeApplied, isSameCode, lookAlikes, promoCodeKey } from './promoCode';
export { addTag, distanceTo, hasEveryTag, nearbyOrder } from './restaurantFilter';
export {
  lastVisitDay,
  validateVisitDay,
  type VisitCriterion,
  visitCriteria,
  visitDate,
} from './restaurantReview';
export { isRunningOrder } from './runningOrder';
export { type OrderOutcome, saucesGroup, soySauceNote } from './sauces';
export { type TakeMethod, takeMethods } from './takeMethod';
export { endsWithHouse, identifiedHouse, splitFlat } from './typedAddress';
export {
  CODE_LENGTH,
  COMMENT_MAX,
  type Problem,
  validateCode,
  validateEmail,
  validateLength,
  validateName,
  validatePhone,
  validateRequired,
  withoutCyrillic,
} from './validation';
export { formatWeight } from './weight';
export {
  minutesToOpening,
  type RestaurantHours,
  restaurantHours,
  type WorkingState,
  workingState,
} from './workingHours';
export {
  allSpecialDays,
  type DayHours,
  nextSpecialDays,
  type SpecialDay,
  type WorkingDays,
  workingWeek,
} from './workingWeek';
export { DEFAULT_ZONE } from './zone';
