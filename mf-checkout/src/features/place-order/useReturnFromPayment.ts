import { useEffect, useState } from 'react';

/** Back from the payment page, the browser may show this very page again as it was: then the order is shown. */
export function useReturnFromPayment(onReturn: (orderId: number) => void) {
  const [paidOrderId, setPaidOrderId] = useState<number>();

  useEffect(() => {
    if (paidOrderId === undefined) return;
    const comeBack = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn(paidOrderId);
    };
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, [paidOrderId, onReturn]);

  return setPaidOrderId;
}
