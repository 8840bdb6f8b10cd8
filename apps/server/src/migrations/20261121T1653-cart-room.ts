import { type Kysely, sql } from 'kysely'

/**
 * How full a cart is, for one who is about to put something into it. Whoever asks meanwhile for the same cart waits,
 * and then counts anew: a statement of a volatile function sees what was committed before it began, which one
 * statement alone, begun before it had to wait, would not.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function room_in_cart(owner text, sku text, pricing text, cluster text, term integer)
    returns table (lines bigint, has_same boolean) language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock(hashtextextended('cart ' || owner, 0));
      return query
        select count(*), coalesce(bool_or(sku_id = sku and pricing_id = pricing and cluster_id = cluster
                                          and duration = term), false)
        from cart_lines where user_id = owner;
    end $$`.execute(db)
}
