import type { GoodsKind } from '@compute-mall/core/goods'
import { isMetered } from '@compute-mall/core/order'
import { sql } from 'kysely'
import { demoUse, type LineDocument, lineEndOf, openSecrets, type ResourceAccess } from '../order/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { Vault } from '../platform/vault.ts'

/** What the demonstration centre knows of an open resource. */
export interface Subject {
  readonly lineId: string
  readonly kind: GoodsKind
  readonly clusterId: string
  readonly amount: number
  readonly unit: string
  /** How much of its amount is used up. */
  readonly used: number
  readonly endsAt: Date | null
  /** The initial password of its account; null for what is used without one. */
  readonly password: string | null
}

interface OpenLine {
  readonly id: string
  readonly document: LineDocument
  readonly access: ResourceAccess
  readonly opened_at: Date | null
  readonly ends_at: Date | null
}

const subjectOf = (
  vault: Vault,
  { id, document, access, opened_at, ends_at }: OpenLine,
  now: Date,
): Subject => {
  const { amount, unit, kind, clusterId } = document
  const used = opened_at !== null && isMetered(document) ? demoUse(amount, opened_at, now) : 0
  const password = openSecrets(vault, id, access).find(({ key }) => key === 'password')?.value ?? null
  return { lineId: id, kind, clusterId: clusterId ?? 'demo', amount, unit, used, endsAt: ends_at, password }
}

/** Finds what is open, by the line that opened it or by the account that it is used with. */
export const subjectsOf = ({ db, clock, vault }: Pick<Platform, 'db' | 'clock' | 'vault'>) => {
  const openLines = () =>
    db
      .selectFrom('order_lines')
      .select(['id', 'document', 'access', 'opened_at', 'ends_at'])
      .where('provision_status', '=', 'open')
  return {
    byLine: async (lineId: string): Promise<Subject | undefined> => {
      const row = await openLines().where('id', '=', lineId).executeTakeFirst()
      return row && subjectOf(vault, row, new Date(clock()))
    },
    byAccount: async (account: string): Promise<readonly Subject[]> => {
      const end = lineEndOf(account)
      if (end === null) return []
      const rows = await openLines().where(sql<boolean>`right(id, 8) = ${end}`).execute()
      return rows.map((row) => subjectOf(vault, row, new Date(clock())))
    },
  }
}
export type Subjects = ReturnType<typeof subjectsOf>
