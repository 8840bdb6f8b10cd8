import type { GoodsKind } from '@compute-mall/core/goods'
import { isMetered } from '@compute-mall/core/order'
import type { ResourceType } from '@compute-mall/core/resource'
import { sql } from 'kysely'
import { demoUse, type LineDocument, lineEndOf, openSecrets, type ResourceAccess } from '../order/index.ts'
import type { Platform } from '../platform/platform.ts'
import type { Vault } from '../platform/vault.ts'

/** What a resource runs on: processors alone, or cards of a kind beside them. */
export interface Machine {
  readonly kind: 'cpu' | 'gpu' | 'dcu'
  readonly cards: number
  /** Name of the card, e.g. `A800`; empty without cards. */
  readonly card: string
}

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
  readonly machine: Machine
  /** The initial password of its account; null for what is used without one. */
  readonly password: string | null
}

interface OpenLine {
  readonly id: string
  readonly document: LineDocument
  readonly access: ResourceAccess
  readonly resource_type: ResourceType | null
  readonly opened_at: Date | null
  readonly ends_at: Date | null
}

const kinds: Readonly<Record<ResourceType, Machine['kind']>> = {
  cpu: 'cpu',
  bareCpu: 'cpu',
  storage: 'cpu',
  gpu: 'gpu',
  bareGpu: 'gpu',
  dcu: 'dcu',
  bareDcu: 'dcu',
}

/** Cards as the goods show them, e.g. `8×A800`. */
const CARDS = /^(\d{1,2})×(.{1,40})$/

const machineOf = (type: ResourceType | null, figures: readonly string[]): Machine => {
  const kind = type === null ? 'cpu' : kinds[type]
  if (kind === 'cpu') return { kind, cards: 0, card: '' }
  const [, cards = '1', card = kind.toUpperCase()] =
    figures.map((figure) => CARDS.exec(figure)).find((found) => found !== null) ?? []
  return { kind, cards: Number(cards), card }
}

const subjectOf = (
  vault: Vault,
  { id, document, access, resource_type, opened_at, ends_at }: OpenLine,
  now: Date,
): Subject => {
  const { amount, unit, kind, clusterId } = document
  const used = opened_at !== null && isMetered(document) ? demoUse(amount, opened_at, now) : 0
  const password = openSecrets(vault, id, access).find(({ key }) => key === 'password')?.value ?? null
  const machine = machineOf(resource_type, document.figures)
  return {
    machine,
    lineId: id,
    kind,
    clusterId: clusterId ?? 'demo',
    amount,
    unit,
    used,
    endsAt: ends_at,
    password,
  }
}

/** Finds what is open, by the line that opened it or by the account that it is used with. */
export const subjectsOf = ({ db, clock, vault }: Pick<Platform, 'db' | 'clock' | 'vault'>) => {
  const openLines = () =>
    db
      .selectFrom('order_lines')
      .leftJoin('goods', (join) => join.on(sql<boolean>`goods.id = order_lines.document->>'goodsId'`))
      .select([
        'order_lines.id',
        'order_lines.document',
        'order_lines.access',
        'opened_at',
        'ends_at',
        'goods.resource_type',
      ])
      .where('provision_status', '=', 'open')
  return {
    byLine: async (lineId: string): Promise<Subject | undefined> => {
      const row = await openLines().where('order_lines.id', '=', lineId).executeTakeFirst()
      return row && subjectOf(vault, row, new Date(clock()))
    },
    byAccount: async (account: string): Promise<readonly Subject[]> => {
      const end = lineEndOf(account)
      if (end === null) return []
      const rows = await openLines().where(sql<boolean>`right(order_lines.id, 8) = ${end}`).execute()
      return rows.map((row) => subjectOf(vault, row, new Date(clock())))
    },
  }
}
