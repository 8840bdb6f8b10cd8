import { type Kysely, sql } from 'kysely'

/** The key of all codes of a profile gets a name, by which a new filter replaces it (docs/how-to/add-a-filter.md). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table search_profiles
    rename constraint search_profiles_compute_category_industry_region_resource_p_key
    to search_profiles_codes`.execute(db)
}
