import type { Words } from '@compute-mall/core/codec'
import type {
  GoodsKind,
  GoodsType,
  NameValue,
  Pricing,
  PurchaseLimit,
  Specification,
} from '@compute-mall/core/goods'
import type { ResourceType } from '@compute-mall/core/resource'

/** By which codes of search/search.taxonomy a goods item is found, besides those that follow from its skus. */
export interface Classification {
  /** The leaf of a category tree. */
  readonly category: string
  readonly industry: readonly string[]
  readonly resource: readonly ResourceType[]
  readonly delivery: readonly string[]
  /** Processors and cards. */
  readonly spec: readonly string[]
}

/** How much of a sku a place holds; `clusterId` is empty for goods that run nowhere in particular. */
export interface Stock {
  readonly clusterId: string
  readonly free: number
  readonly capacity: number
}

/** A sku as its seller describes it. */
export interface SkuRecord {
  readonly id: string
  readonly sn: string
  /** Value code by specification code. */
  readonly specificationValues: Readonly<Record<string, string>>
  readonly pricing: readonly Pricing[]
  readonly param: readonly NameValue[]
  readonly appPlatformUrl: string | null
  readonly appInfoList: readonly NameValue[]
  readonly expiresAt: Date | null
  readonly stock: readonly Stock[]
}

export interface Dependency {
  readonly goodsId: string
  readonly required: boolean
}

/** A goods item as its seller describes it: everything that is written, nothing that is counted or derived. */
export interface GoodsRecord {
  readonly id: string
  readonly shop: { readonly id: string; readonly name: Words }
  readonly kind: GoodsKind
  readonly type: GoodsType
  readonly resourceType: ResourceType | null
  readonly classification: Classification
  readonly name: Words
  readonly summary: Words
  readonly description: readonly Words[]
  readonly tags: readonly Words[]
  readonly figures: readonly string[]
  readonly specifications: readonly Specification[]
  readonly params: readonly NameValue[]
  readonly support: readonly NameValue[]
  readonly cases: readonly NameValue[]
  /** The first rows of a data set as they were pasted; absent for none. */
  readonly firstRows?: string
  readonly limit: PurchaseLimit
  /** What one buyer may have of all skus together, over all orders; absent for as much as there is. */
  readonly buyerLimit?: number
  readonly display: boolean
  readonly listedAt: Date
  readonly skus: readonly SkuRecord[]
  readonly dependencies: readonly Dependency[]
}
