import { receiptLines } from '@storefront/domain/receipt';
import type { Receipt } from './provider';

/** A sum in the API of YooKassa, from kopecks. */
export const toMoney = (kopecks: number) => ({
  value: `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`,
  currency: 'RUB',
});

interface Taxes {
  /** Of a dish without its own. */
  vatCode: number;
  /** Undefined for a shop with one tax system. */
  taxSystem: number | undefined;
}

/** The longest name that a receipt takes. */
const maxDescription = 128;

/** The fiscal receipt over `total` kopecks. Throws RangeError as receiptLines. */
export function toYookassaReceipt({ customer, lines }: Receipt, total: number, taxes: Taxes) {
  const { phone, email } = customer;
  return {
    customer: { phone, ...(email ? { email } : {}) },
    ...(taxes.taxSystem ? { tax_system_code: taxes.taxSystem } : {}),
    items: receiptLines(lines, total).map(({ name, price, amount, vatCode }) => ({
      description: name.slice(0, maxDescription),
      quantity: amount,
      amount: toMoney(price),
      vat_code: vatCode ?? taxes.vatCode,
      payment_subject: 'commodity',
      // The customer pays the whole price before the dish is handed over.
      payment_mode: 'full_prepayment',
    })),
  };
}
