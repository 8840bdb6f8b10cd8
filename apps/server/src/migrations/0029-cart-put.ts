import { type Kysely, sql } from 'kysely'

/**
 * Puts a line into a cart, or its amount to the same line that is there. Gives how many lines the cart holds then, 0
 * when it has no room for another one, null when the line would hold too much. What is there grows without a look at
 * the rest of the cart; whoever adds a line waits for all who do so in the same cart, and counts what they left: each
 * statement of a volatile function sees what was committed before it began.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function put_into_cart(line text, owner text, goods text, sku text, pricing text, cluster text,
                                  more integer, term integer, price numeric, at timestamptz,
                                  most_amount integer, most_lines integer)
    returns integer language plpgsql volatile as $$
    declare
      lines integer;
      has_same boolean;
    begin
      update cart_lines set amount = amount + more, added_price = price
        where user_id = owner and sku_id = sku and pricing_id = pricing and cluster_id = cluster and duration = term
          and amount + more <= most_amount;
      if found then
        return (select count(*) from cart_lines where user_id = owner);
      end if;
      perform pg_advisory_xact_lock(hashtextextended('cart ' || owner, 0));
      select count(*), coalesce(bool_or(sku_id = sku and pricing_id = pricing and cluster_id = cluster
                                        and duration = term), false)
        into lines, has_same from cart_lines where user_id = owner;
      if lines >= most_lines and not has_same then
        return 0;
      end if;
      insert into cart_lines as held
        (id, user_id, goods_id, sku_id, pricing_id, cluster_id, amount, duration, added_price, created_at)
        values (line, owner, goods, sku, pricing, cluster, more, term, price, at)
        on conflict (user_id, sku_id, pricing_id, cluster_id, duration) do update
          set amount = held.amount + excluded.amount, added_price = excluded.added_price
          where held.amount + excluded.amount <= most_amount;
      if not found then
        return null;
      end if;
      return lines + (not has_same)::integer;
    end $$`.execute(db)
  await sql`drop function room_in_cart`.execute(db)
}
