import { isNo } from '../lenient';
import { isRecord } from '../listAnswer';
import { minuteOf } from './minuteOf';
import { pointOf } from './pointOf';
import { hoursByDate } from './specialDays';

/** A restaurant of any back end as ours sends it (spec §3, readings 21). */
export function anyRestaurant(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return {
    ...value,
    ...(pointOf(value['coordinates']) ?? { latitude: value['latitude'], longitude: value['longitude'] }),
    slug: isSlug(value['slug']) ? value['slug'] : value['id'],
    // Only an explicit «no» closes a restaurant: a back end that lists open ones alone may leave the field out.
    active: !isNo(value['active']),
    externalId: value['externalId'] ?? value['external_id'],
    howCome: fromJson(value['howCome'] ?? value['how_come']),
    workTime: weekOf(fromJson(value['workTime'] ?? value['work_time'])),
    workTimeStr: value['workTimeStr'] ?? value['work_time_str'],
    isWorking: value['isWorking'] ?? value['is_working'],
    workingTo: value['workingTo'] ?? value['working_to'],
    mediaList: value['mediaList'] ?? value['media_list'],
  };
}

/** A restaurant's own answer: bare, or under `data` or `restaurant`. */
export function anyDetail(value: unknown): unknown {
  if (!isRecord(value) || 'id' in value) return value;
  return value['data'] ?? value['restaurant'];
}

/** A filter tag whose icon may be its address alone. */
export function anyTag(value: unknown): unknown {
  if (!isRecord(value) || typeof value['icon'] !== 'string') return value;
  return { ...value, icon: { url: value['icon'] } };
}

/** A tag of a restaurant: an object or its id. */
export function anyTagId(value: unknown): unknown {
  return typeof value === 'object' ? value : { id: value };
}

function isSlug(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
}

/**
 * The shifts of a week. A day without both minutes is a day off: reading the missing one as 0 would keep the
 * restaurant open round the clock (readings 11).
 */
function weekOf(week: unknown): unknown {
  if (!isRecord(week)) return null;
  return Object.fromEntries(Object.entries(week).map(([day, shift]) => [day, shiftOf(fromJson(shift))]));
}

/** The hours of special days: a shift, or null for a closed day. */
export const toSpecialDays = (sent: unknown) =>
  hoursByDate(fromJson(sent), (hours) => (hours === null ? null : (shiftOf(fromJson(hours)) ?? undefined)));

function shiftOf(shift: unknown): { from: number; to: number } | null {
  if (!isRecord(shift)) return null;
  const from = minuteOf(shift['from']);
  const to = minuteOf(shift['to']);
  return Number.isFinite(from) && Number.isFinite(to) ? { from, to } : null;
}

/** The content of a text field that some back ends fill with JSON. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
