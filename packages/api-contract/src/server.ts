import type { Call, Endpoint, RequestRules } from './endpoint';
import { accountRequests } from './requests/accountRequests';
import { addressRequests } from './requests/addressRequests';
import { articleRequests } from './requests/articleRequests';
import { bonusRequests } from './requests/bonusRequests';
import { bookingRequests } from './requests/bookingRequests';
import { cartRequests } from './requests/cartRequests';
import { catalogueRequests } from './requests/catalogueRequests';
import { contentRequests } from './requests/contentRequests';
import { favouriteRequests } from './requests/favouriteRequests';
import { inquiryRequests } from './requests/inquiryRequests';
import { loginRequests } from './requests/loginRequests';
import { orderRequests } from './requests/orderRequests';
import { profileRequests } from './requests/profileRequests';
import { promoRequests } from './requests/promoRequests';
import { pushRequests } from './requests/pushRequests';
import { restaurantsRequests } from './requests/restaurantsRequests';
import { userRequests } from './requests/userRequests';
import * as resources from './index';

type RuleOf<Rules, Name extends string> = Rules extends Record<Name, infer Schema> ? Schema : undefined;

type WithRules<Made, Rules> =
  Made extends Call<infer Path, RequestRules, infer Response>
    ? Endpoint<
        Path,
        RuleOf<Rules, 'query'> & Endpoint['query'],
        RuleOf<Rules, 'body'> & Endpoint['body'],
        Response
      >
    : never;

/** Joins calls with the rules by which a server validates them. */
function withRequests<
  Calls extends Record<string, Call>,
  Rules extends { [Name in keyof Calls]: RequestRules },
>(calls: Calls, rules: Rules): { [Name in keyof Calls]: WithRules<Calls[Name], Rules[Name]> } {
  const joined = Object.entries(calls).map(([name, call]) => [name, { ...call, ...rules[name] }]);
  return Object.fromEntries(joined) as { [Name in keyof Calls]: WithRules<Calls[Name], Rules[Name]> };
}

/** The calls of spec §7, and ours, with their request rules. */
export const accountCalls = withRequests(resources.accountCalls, accountRequests);
export const addressCalls = withRequests(resources.addressCalls, addressRequests);
export const articleCalls = withRequests(resources.articleCalls, articleRequests);
export const bonusCalls = withRequests(resources.bonusCalls, bonusRequests);
export const bookingCalls = withRequests(resources.bookingCalls, bookingRequests);
export const cartCalls = withRequests(resources.cartCalls, cartRequests);
export const catalogue = withRequests(resources.catalogue, catalogueRequests);
export const contentCalls = withRequests(resources.contentCalls, contentRequests);
export const dishCalls = withRequests(resources.dishCalls, catalogueRequests);
export const favouriteCalls = withRequests(resources.favouriteCalls, favouriteRequests);
export const inquiryCalls = withRequests(resources.inquiryCalls, inquiryRequests);
export const loginCalls = withRequests(resources.loginCalls, loginRequests);
export const orders = withRequests(resources.orders, orderRequests);
export const periodCalls = withRequests(resources.periodCalls, cartRequests);
export const profileCalls = withRequests(resources.profileCalls, profileRequests);
export const promoCalls = withRequests(resources.promoCalls, promoRequests);
export const pushCalls = withRequests(resources.pushCalls, pushRequests);
export const restaurantCalls = withRequests(resources.restaurantCalls, restaurantsRequests);
export const userCalls = withRequests(resources.userCalls, userRequests);

/** Every call of the contract. */
export const allCalls: readonly Endpoint[] = [
  accountCalls,
  addressCalls,
  articleCalls,
  bonusCalls,
  bookingCalls,
  cartCalls,
  catalogue,
  contentCalls,
  dishCalls,
  favouriteCalls,
  inquiryCalls,
  loginCalls,
  orders,
  periodCalls,
  profileCalls,
  promoCalls,
  pushCalls,
  restaurantCalls,
  userCalls,
].flatMap((calls) => Object.values<Endpoint>(calls));

export { assertPortIsFree } from './assertPortIsFree';
export { answerUnreadable, httpLimits } from './httpServer';
export { pathPattern } from './pathPattern';
export { maxBodyBytes, megabyte } from './bodySize';
export { media } from './resources/media';
export { restaurantFields } from './resources/restaurants';
export { firstPerMinute } from './firstPerMinute';
export { createRefusals, type WriteRefusal } from './refusals';
export { networkOf } from './network';
export { requestIdHeader, requestIdOf } from './requestId';
export { createWindowCounts } from './windowCounts';

/**
 * Ours: the browser that asks for a code or enters one. The shell server sends a random id that it keeps in a browser's
 * HttpOnly cookie, so that a back end can tell the browser that asked for a code from a stranger's (decision 0044). A
 * back end may ignore it.
 */
export const browserIdHeader = 'x-browser-id';

/** The header by which a shell server proves that it is one: it limits its visitors itself. */
export const shellSecretHeader = 'x-shell-secret';
