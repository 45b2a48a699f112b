import { weekPeriods } from '@storefront/domain';
import { eq } from 'drizzle-orm';
import type { User } from '../auth/sessions';
import type { Queryable } from '../database/connect';
import { carts } from '../database/schema/carts';
import { checkPlace, findPlace, mergePlace, nowhere } from './place';
import { type CartFields, saidBy } from './withCart';

/** The hours of the restaurant that cooks for the place which the call or the cart names; none known, none open. */
export async function periodsOf(db: Queryable, user: User | undefined, fields: CartFields) {
  const said = saidBy(user, fields);
  await checkPlace(db, said, user?.id);
  const owner = user
    ? eq(carts.userId, user.id)
    : fields.draft_uuid
      ? eq(carts.draftUuid, fields.draft_uuid)
      : undefined;
  const [cart = nowhere] = owner ? await db.select().from(carts).where(owner) : [];
  const { restaurant } = await findPlace(db, mergePlace(cart, said), user?.id);
  return weekPeriods(restaurant?.workTime);
}
