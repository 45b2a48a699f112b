import { useEffect, useState } from 'react';

/**
 * The current time, updated every minute and when the page is shown again, because no timer runs while a device sleeps:
 * a kitchen may close while a panel is open. Browser only.
 */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const update = () => setNow(new Date());
    const timer = setInterval(update, 60_000);
    document.addEventListener('visibilitychange', update);
    window.addEventListener('pageshow', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
      window.removeEventListener('pageshow', update);
    };
  }, []);
  return now;
}
