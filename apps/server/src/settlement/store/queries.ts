import type { Page } from '@compute-mall/core/codec'
import type { ApplicationFilter, ApplicationRow } from '@compute-mall/core/settlement'
import type { Kysely } from 'kysely'
import type { Database } from '../../database.ts'
import { rowOf } from './rows.ts'

/** Part of a name, with what `like` takes for a sign of its own taken literally. */
const containing = (keyword: string): string => `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`

/** The applications that operations see: all but withdrawn ones, the newest first. */
export const applicationsOf = async (
  db: Kysely<Database>,
  { applyStatus, applicantType, keyword, pageNum, pageSize }: ApplicationFilter,
): Promise<Page<ApplicationRow>> => {
  let found = db.selectFrom('settlement_applications').where('status', '<>', 'NOT_APPLY')
  if (applyStatus !== undefined) found = found.where('status', '=', applyStatus)
  if (applicantType !== undefined) found = found.where('applicant_type', '=', applicantType)
  if (keyword !== undefined)
    found = found.where(({ or, eb }) =>
      or([eb('real_name', 'ilike', containing(keyword)), eb('shop_name', 'ilike', containing(keyword))]),
    )
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .selectAll()
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute()
  return { total, records: rows.map(rowOf) }
}
