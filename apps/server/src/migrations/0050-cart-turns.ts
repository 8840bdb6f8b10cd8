import { type Kysely, sql } from 'kysely'

/**
 * As in 0029, but in turns from the start. There, whoever found the line too full for more still held its row while
 * waiting for the cart, and who had the cart waited for that row: many who added at once ended in deadlocks.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create or replace function put_into_cart(line text, owner text, goods text, sku text, pricing text, cluster text,
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
}
