import { type RawBuilder, sql } from 'kysely'

/** What a name in the database has in common with others, as `nameKey` of the core says it of one in memory. */
export const nameKeyOf = (name: RawBuilder<unknown>) => sql<string>`
  lower(trim(regexp_replace(
    regexp_replace(normalize(${name}, NFKC), '[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\u115f\u1160\ufeff]', '', 'g'),
    '\\s+', ' ', 'g')))`
