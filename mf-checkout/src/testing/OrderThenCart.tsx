import { useEvent } from '@storefront/contracts';
import { useState } from 'react';
import CartPanel from '../panels/cart/CartPanel';
import OrderPanel from '../panels/order/OrderPanel';

/** The order panel, and the cart panel once the order is closed. Each can request to be replaced by the other. */
export function OrderThenCart() {
  const [panel, setPanel] = useState('order');
  useEvent('shell:panels-close-requested', () => setPanel('cart'));
  useEvent('shell:panel-replace-requested', (request) => setPanel(request.panel));
  return panel === 'order' ? <OrderPanel /> : <CartPanel />;
}
