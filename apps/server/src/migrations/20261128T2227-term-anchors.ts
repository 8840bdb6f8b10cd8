import { type Kysely, sql } from 'kysely'

/**
 * Renewals end on the day of the month on which the present term began, which is when the line was opened unless there
 * was a break. Terms without a break keep their time of day, and a break gives them another: of the lines that were
 * renewed after one, the present term began with the first of its terms that has the time of day of its end.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table order_lines add column restarted_at timestamptz`.execute(db)
  await sql`
    update order_lines as line set restarted_at = restart.at
    from (select renewal.renews as id, min(renewal.opened_at) as at
          from order_lines as renewal join order_lines as renewed on renewed.id = renewal.renews
          where renewal.provision_status = 'open'
            and mod(extract(epoch from renewal.opened_at), 86400) = mod(extract(epoch from renewed.ends_at), 86400)
            and mod(extract(epoch from renewed.opened_at), 86400) <> mod(extract(epoch from renewed.ends_at), 86400)
          group by renewal.renews) as restart
    where restart.id = line.id`.execute(db)
}
