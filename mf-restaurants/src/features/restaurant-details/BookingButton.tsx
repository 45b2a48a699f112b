import { openPanel } from '@storefront/contracts';
import { Button } from '@storefront/ui';
import { messages } from './messages';

/** Opens the booking of a table in this restaurant. */
export function BookingButton({ slug }: { slug: string }) {
  return (
    <Button
      kind="primary"
      size={56}
      isWide
      aria-haspopup="dialog"
      onClick={() => openPanel('booking', { slug })}
    >
      {messages.book}
    </Button>
  );
}
