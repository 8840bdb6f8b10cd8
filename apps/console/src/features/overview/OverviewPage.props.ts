import type { Loaded } from '@compute-mall/app'
import type { Asset } from '@compute-mall/core/asset'
import type { NamedGoods } from '@compute-mall/core/goods'
import type { ClusterUserDetail } from '@compute-mall/core/identity'
import type { Order, ProvisionStatus } from '@compute-mall/core/order'
import type { PayAccount } from '@compute-mall/core/payment'
import type { ResourceCount, ResourceView } from '@compute-mall/core/provision'
import type { AccessPath, Availability } from '@compute-mall/core/resource'
import type { Announcement } from '@compute-mall/core/site'
import type { TeamRequest } from '@compute-mall/core/team'

export interface OverviewLinks {
  readonly orders: string
  readonly order: (orderId: string) => string
  readonly pay: (orderId: string) => string
  readonly resource: (lineId: string) => string
  readonly resources: (clusterId: string | null, status: ProvisionStatus) => string
  readonly renew: (lineId: string) => string
  readonly request: (requestId: string) => string
  readonly settings: string
  readonly recharge: string
  readonly account: string
  readonly mall: string
  readonly goods: (goodsId: string) => string
  readonly asset: (assetId: string) => string
  /** Models, data sets and studios to look at. */
  readonly community: string
}

export interface OverviewPageProps {
  readonly view: {
    readonly unpaid: Loaded<readonly Order[]>
    readonly ending: Loaded<readonly ResourceView[]>
    readonly failed: Loaded<readonly ResourceView[]>
    /** Team requests that wait for the user. */
    readonly requests: Loaded<readonly TeamRequest[]>
    /** Accounts in centres that are disabled. */
    readonly disabled: Loaded<readonly ClusterUserDetail[]>
    readonly phone: 'set' | 'unverified' | 'missing'
    /** True for users without a contract, who may not buy (R3.02). */
    readonly isUnsigned: boolean
    /** The user's sales contact, where this host shows one (R6.04). */
    readonly saler: string | null
    readonly balances: Loaded<PayAccount>
    readonly counts: Loaded<readonly ResourceCount[]>
    /** Amount left by centre id; missing where it is unknown. */
    readonly availability: ReadonlyMap<string, Availability>
    readonly paths: Loaded<readonly AccessPath[]>
    /** Favourite goods, latest first. */
    readonly favourites: Loaded<readonly NamedGoods[]>
    /** Liked community assets, latest first. */
    readonly liked: Loaded<readonly Asset[]>
    readonly announcements: readonly Announcement[]
  }
  readonly links: OverviewLinks
  readonly commands: {
    readonly retry: () => void
    readonly retryBalances: () => void
    readonly retryCounts: () => void
    readonly retryPaths: () => void
    readonly retryFavourites: () => void
    readonly retryLiked: () => void
  }
}
