import { randomUUID } from 'node:crypto';
import { north } from '../client';
import { createPushDevice, silentPushService } from '../pushDevice';

const device = createPushDevice(`${silentPushService}/device`).subscription;

interface Own {
  itemId: number;
  addressId: number;
}

/** A valid value of every field that needs one, by the field's name; the cart line and the address are the caller's. */
export const validValues = ({ itemId, addressId }: Own) => ({
  phone: '79993330003',
  code: '12345',
  name: 'Анна',
  email: 'anna@example.ru',
  birthday: '01.02.1990',
  message: 'Вкусно',
  city: 'Тула',
  comment: 'Без лука',
  slug: 'philadelphia-classic',
  phrase: 'ролл',
  product_id: 1,
  product_ids: [1],
  amount: 2,
  item_id: itemId,
  address_id: addressId,
  organization_id: 2,
  draft_uuid: randomUUID(),
  ...north,
  street: 'Огородный проезд',
  home: '16',
  coordinates: '55.8196,37.6035',
  param: 'contactless',
  method: 'delivery',
  persons: 2,
  payment_type_id: 2,
  value: 1,
  mark: 5,
  rating: 5,
  card_number: '1234567890123456',
  key: 'atmosphere',
  datetime: '2026-01-01T12:00:00',
  pickup_date: '2025-01-01T12:00:00',
  ...device,
});
