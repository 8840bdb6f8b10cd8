import type { Words } from '@compute-mall/core/codec'
import type { BillingType, BillingUnit } from '@compute-mall/core/goods'
import type { Money } from '@compute-mall/core/money'
import type { Availability } from '@compute-mall/core/resource'
import { type RawBuilder, sql } from 'kysely'
import { type CardDocument, type LimitedRow, limitSettings, onThisSite } from '../../goods/index.ts'

/** What somebody has chosen, in the terms of `cart_lines`. */
export interface ChosenRow {
  readonly line: string
  readonly goods_id: string
  readonly sku_id: string
  readonly pricing_id: string
  /** Empty for what runs nowhere in particular, as in `sku_stock`. */
  readonly cluster_id: string
  readonly amount: number
  readonly duration: number
}

/** A relation whose rows are choices; facts do without line, amount and duration. */
export type Choices = RawBuilder<unknown>

/** What the catalogue says about a choice today, as far as rules decide by it. */
export interface OfferFacts extends LimitedRow {
  readonly display: boolean
  readonly buyer_limit: number | null
  readonly expires_at: Date | null
  /** Null when the goods have no such sku. */
  readonly known_sku: string | null
  /** Null when the sku has no such price. */
  readonly price: Money | null
  readonly source_price: Money | null
  readonly billing_type: BillingType | null
  /** Null when the sku is not offered in this place. */
  readonly place_availability: Availability | null
  /** What the site index says; a site of which no operator has said anything sells. */
  readonly purchase_enable: boolean
}

/** And what is shown of it. */
export interface Offer extends ChosenRow, OfferFacts {
  readonly card: CardDocument
  readonly specification: readonly Words[] | null
  readonly unit: BillingUnit | null
  /** What the price is for, e.g. the days of a trial. */
  readonly term: number | null
  /** How much is left in this place; null when the sku is not offered there. */
  readonly place_free: number | null
  /** The best of all places. */
  readonly availability: Availability | null
  /** Whether it runs in places at all. */
  readonly is_placed: boolean
  readonly center_name: Words | null
  readonly scheduler: string | null
}

const facts = sql`
  goods.kind, goods.type, goods.resource_type, goods.display, goods.purchase_limit, goods.buyer_limit, skus.expires_at,
  skus.id as known_sku, pricings.price, pricings.source_price, pricings.billing_type,
  stock.availability as place_availability,
  ${limitSettings},
  coalesce((select (value->>'purchaseEnable')::boolean from settings where name = 'siteIndex'), true) as purchase_enable`

const shown = sql`
  chosen.*, goods.card, skus.specification, pricings.unit, pricings.duration as term, stock.free as place_free,
  (select min(availability) from sku_stock where sku_id = skus.id) as availability,
  exists (select from sku_stock where sku_id = skus.id and cluster_id <> '') as is_placed,
  clusters.name as center_name, clusters.scheduler`

const offered = (chosen: Choices) => sql`
  ${chosen} as chosen
  join goods on goods.id = chosen.goods_id
  left join skus on skus.id = chosen.sku_id and skus.goods_id = goods.id
  left join pricings on pricings.id = chosen.pricing_id and pricings.sku_id = skus.id
  left join sku_stock as stock on stock.sku_id = skus.id and stock.cluster_id = chosen.cluster_id
    and ${onThisSite(sql.ref('stock.cluster_id'))}`

/** One row per choice whose goods exist. */
export const selectFacts = (chosen: Choices) => sql<OfferFacts>`select ${facts} from ${offered(chosen)}`
export const selectOffers = (chosen: Choices) => sql<Offer>`
  select ${facts}, ${shown} from ${offered(chosen)}
  left join clusters on clusters.id = chosen.cluster_id`
