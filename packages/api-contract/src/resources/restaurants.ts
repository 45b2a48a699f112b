import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import type { restaurantsRequests } from '../requests/restaurantsRequests';
import {
  flag,
  flagOrNull,
  id,
  into,
  isNo,
  isYes,
  list,
  numberOr,
  numberOrNull,
  objectOrNull,
  read,
  someText,
  text,
  textOrNull,
} from '../lenient';
import { fieldsAnswer, listAnswer } from '../listAnswer';
import { name, nameOrNull } from '../plainText';
import { mediaList } from './media';
import { anyDetail, anyRestaurant, anyTag, anyTagId, toSpecialDays } from './restaurantShapes';

const day = () => objectOrNull(z.object({ from: numberOr(0), to: numberOr(0) }));

/** Minutes from midnight for each day; null is a closed day (spec §3, Restaurant; readings 11). */
const workTime = z.object({
  mon: day(),
  tue: day(),
  wed: day(),
  thu: day(),
  fri: day(),
  sat: day(),
  sun: day(),
});

export const restaurantFields = z.object({
  id: id(),
  name: name(),
  address: name(),
  phone: textOrNull(),
  /** Never empty: the id as text where the back end has no slugs. */
  slug: text(),
  description: nameOrNull(),
  active: flag(),
  externalId: textOrNull(),
  workTime: objectOrNull(workTime),
  /** Ours: the dates whose hours differ from the week's, `YYYY-MM-DD`; null is a closed day. */
  specialDays: read(
    toSpecialDays,
    z.record(z.string(), z.nullable(z.object({ from: z.number(), to: z.number() }))),
  ),
  /** Ours: when a paused restaurant takes orders again, a moment in the server's format; null while it is not paused. */
  pausedUntil: textOrNull(),
  workTimeStr: nameOrNull(),
  /** Whether it works at this moment, by the back end; for restaurants whose hours are unknown. */
  isWorking: flagOrNull(),
  /** `HH:MM`, while it works. */
  workingTo: textOrNull(),
  howCome: objectOrNull(z.object({ auto: nameOrNull(), subway: nameOrNull() })),
  mediaList: mediaList(),
  tags: list(into(anyTagId, z.object({ id: id() }))),
  latitude: numberOrNull(),
  longitude: numberOrNull(),
});

/** A restaurant (spec §3) in any shape of readings 21. `workTime` null means unknown hours. */
export const restaurant = into(anyRestaurant, restaurantFields);
export type Restaurant = z.output<typeof restaurant>;

/** A tag by which restaurants are filtered (spec §3, Filter tag). */
export const restaurantTag = into(
  anyTag,
  z.object({ id: id(), name: name(), icon: objectOrNull(z.object({ url: someText() })) }),
);
export type RestaurantTag = z.output<typeof restaurantTag>;

const restriction = () =>
  objectOrNull(
    z.object({ minimal_amount: numberOrNull(), duration: numberOrNull(), duration_change: numberOrNull() }),
  );

/** A zone of the map. `area` is a list of [latitude, longitude], or JSON of one: parseArea reads both (readings 14). */
const deliveryZone = z.object({
  id: numberOrNull(),
  name: nameOrNull(),
  area: z._default(z.unknown(), null),
  /** Null where the list has outlines only, as in section 7: then the answer for a point has the terms. */
  restriction: restriction(),
});

const yesOrNo = (value: unknown) => (isYes(value) ? true : isNo(value) ? false : null);

/**
 * The terms of a point (spec §7, Zones). `success` false: outside every zone. Where the back end says neither yes nor
 * no, a point with terms is inside, just as an answer with an order means that the order was placed.
 */
export const polygonAnswer = fieldsAnswer(
  z
    .object({
      success: read(yesOrNo, z.nullable(z.boolean())) as unknown as z.ZodMiniType<boolean>,
      timeBeforeOpening: numberOrNull(),
      restriction: restriction(),
    })
    .check(z.overwrite((zone) => ({ ...zone, success: zone.success ?? zone.restriction !== null }))),
);

/** Calls of restaurants and zones (spec §7). */
export const restaurantCalls = {
  list: endpoint<typeof restaurantsRequests.list>()({
    method: 'GET',
    path: '/api/app/restaurants/',
    response: listAnswer(restaurant),
  }),
  tags: endpoint<typeof restaurantsRequests.tags>()({
    method: 'GET',
    path: '/api/app/restaurants/tags/',
    response: listAnswer(restaurantTag),
  }),
  detail: endpoint<typeof restaurantsRequests.detail>()({
    method: 'GET',
    path: '/api/app/restaurants/detail/{id}/',
    response: into(anyDetail, restaurant),
  }),
  zones: endpoint<typeof restaurantsRequests.zones>()({
    method: 'GET',
    path: '/api/app/delivery-zones/',
    response: listAnswer(deliveryZone),
  }),
  polygon: endpoint<typeof restaurantsRequests.polygon>()({
    method: 'GET',
    path: '/api/app/get-polygon/',
    response: polygonAnswer,
    ignoresSuccess: true,
  }),
};
