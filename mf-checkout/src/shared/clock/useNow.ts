import { useEffect, useState } from 'react';

/** The current time, renewed every minute: «Закрыто» comes and goes while a panel is open. Browser only. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
