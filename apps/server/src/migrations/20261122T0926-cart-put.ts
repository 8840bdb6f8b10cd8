import { type Kysely, sql } from 'kysely'

/**
 * Puts a line into a cart, or its amount to the same line that is there. Gives how many lines the cart holds then, 0
 * when it has no room for another one, null when the line would hold too much. All who change a cart take turns, and
 * each sees what the one before left: a statement of a volatile function sees what was committed before it began.
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
      perform pg_advisory_xact_lock(hashtextextended('cart ' || owner, 0));
      update cart_lines set amount = amount + more, added_price = price
        where user_id = owner and sku_id = sku and pricing_id = pricing and cluster_id = cluster and duration = term
          and amount + more <= most_amount;
      if found then
        return (select count(*) from cart_lines where user_id = owner);
      end if;
      select count(*), coalesce(bool_or(sku_id = sku and pricing_id = pricing and cluster_id = cluster
                                        and duration = term), false)
        into lines, has_same from cart_lines where user_id = owner;
      if has_same then
        return null;
      end if;
      if lines >= most_lines then
        return 0;
      end if;
      insert into cart_lines
        (id, user_id, goods_id, sku_id, pricing_id, cluster_id, amount, duration, added_price, created_at)
        values (line, owner, goods, sku, pricing, cluster, more, term, price, at);
      return lines + 1;
    end $$`.execute(db)
  await sql`drop function room_in_cart`.execute(db)
}
