import {
  addresses,
  load,
  loadedOf,
  useAppData,
  useClock,
  useLoaded,
  usePage,
  useReload,
} from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { pipe, TE } from '@compute-mall/core/fp'
import { flagsOf } from '@compute-mall/core/identity'
import { readList } from '@compute-mall/core/list'
import { orderList } from '@compute-mall/core/order'
import { resourceList, resourceView } from '@compute-mall/core/provision'
import { teamRequestList } from '@compute-mall/core/team'
import { useClient } from '@compute-mall/react'
import { routes } from '../../routes.ts'
import type { OverviewPageProps } from './OverviewPage.props.ts'

/** The most orders and resources that one block names. */
const SHOWN = 5
/** Resources that end within so many days need somebody, unless the site says otherwise (R3.11). */
const ENDING_DAYS = 30
/** What the list of resources takes. */
const MOST_DAYS = 365

/** The AI community; an asset is opened over it. */
const community = addresses.mall.community.href()

const everything = readList(resourceList, []).query
const asked = { ...readList(teamRequestList, []).query, state: ['asked' as const], own: false }
const allOrders = readList(orderList, []).query

/** What needs the user: orders to be paid, resources that end, openings that failed, what members ask for, accounts that are disabled. */
export const loader = load(routes.home, async ({ client, appData }) => {
  const { site } = await appData()
  const endingDays = Math.min(Math.max(site?.acctEndDays ?? ENDING_DAYS, 1), MOST_DAYS)
  const [unpaid, ending, failed, requests, accounts] = await Promise.all([
    client.order.list({ query: { ...allOrders, status: 'unpaid', limit: SHOWN } })(),
    client.provision.list({
      query: { ...everything, endsWithin: endingDays, sort: 'endTime', limit: SHOWN },
    })(),
    client.provision.list({ query: { ...everything, status: 'failed', limit: SHOWN } })(),
    client.team.requests({ query: { ...asked, limit: SHOWN } })(),
    client.identity.userClusterInfo({})(),
  ])
  return {
    unpaid: loadedOf(unpaid),
    ending: loadedOf(ending),
    failed: loadedOf(failed),
    requests: loadedOf(requests),
    accounts: loadedOf(accounts),
  }
})

/** The user's home: each block is loaded and fails by itself. */
export const useOverview = (): OverviewPageProps => {
  const { unpaid, ending, failed, requests, accounts } = usePage<typeof loader>()
  const { user, site } = useAppData()
  const client = useClient()
  const reload = useReload()
  const clock = useClock()
  const balances = useLoaded({ key: 'balances', load: () => client.payment.account({}) })
  const counts = useLoaded({ key: 'counts', load: () => client.provision.counts({}) })
  const centers = useLoaded({
    key: 'centers',
    load: () => client.resource.clusterList({ query: { siteCode: undefined } }, shownInPlace),
  })
  const paths = useLoaded({
    key: 'paths',
    load: () =>
      pipe(
        client.resource.accessPaths({}),
        TE.map((all) => all.slice(0, SHOWN)),
      ),
  })
  const favourites = useLoaded({
    key: 'favourites',
    load: () =>
      pipe(
        client.goods.favourites({}),
        TE.map((all) => all.slice(0, SHOWN)),
      ),
  })
  const liked = useLoaded({
    key: 'liked',
    load: () =>
      pipe(
        client.asset.liked({}),
        TE.map((all) => all.slice(0, SHOWN)),
      ),
  })
  const announcements = useLoaded({
    key: 'announcements',
    load: () => client.site.announcements({ query: { place: 'CONSOLE' } }),
  })
  const views = (list: typeof ending) =>
    list.kind === 'loaded'
      ? {
          kind: 'loaded' as const,
          value: list.value.records.map((resource) => resourceView(resource, clock())),
        }
      : list
  return {
    view: {
      unpaid: unpaid.kind === 'loaded' ? { kind: 'loaded', value: unpaid.value.records } : unpaid,
      ending: views(ending),
      failed: views(failed),
      requests: requests.kind === 'loaded' ? { kind: 'loaded', value: requests.value.records } : requests,
      disabled:
        accounts.kind === 'loaded'
          ? {
              kind: 'loaded',
              value: accounts.value.filter(({ accountDetail }) => accountDetail.status === 'Disable'),
            }
          : accounts,
      phone:
        user === null ? 'set' : user.phone === null ? 'missing' : user.phoneVerified ? 'set' : 'unverified',
      isUnsigned: user !== null && flagsOf(user).isUnsigned,
      saler: site?.salerDisplay === true ? (user?.salerFullName ?? null) : null,
      balances: balances.loaded,
      counts: counts.loaded,
      availability: new Map(
        centers.loaded.kind === 'loaded'
          ? centers.loaded.value.map(({ clusterId, availability }) => [clusterId, availability])
          : [],
      ),
      paths: paths.loaded,
      favourites: favourites.loaded,
      liked: liked.loaded,
      // They are no reason to complain where they cannot be had.
      announcements: announcements.loaded.kind === 'loaded' ? announcements.loaded.value : [],
    },
    links: {
      orders: routes.orders.href({ ...allOrders, status: 'unpaid' }),
      order: (orderId) => routes.order.href({ orderId }),
      pay: (orderId) => addresses.mall.pay.href({ orderId }),
      resource: (lineId) => routes.resource.href({ lineId }),
      resources: (clusterId, status) =>
        routes.resources.href({ ...everything, clusterId: clusterId ?? undefined, status }),
      renew: (lineId) => addresses.mall.renew.href({ lineId }),
      request: (requestId) => routes.teamRequest.href({ requestId }),
      settings: routes.settings.href(),
      recharge: addresses.mall.recharge.href(),
      account: routes.account.href(),
      mall: addresses.mall.home.href(),
      goods: (goodsId) => addresses.mall.goods.href({ goodsId }),
      asset: (assetId) => `${community}?${new URLSearchParams({ asset: assetId })}`,
      community,
    },
    commands: {
      retry: () => void reload(),
      retryBalances: balances.reload,
      retryCounts: counts.reload,
      retryPaths: paths.reload,
      retryFavourites: favourites.reload,
      retryLiked: liked.reload,
    },
  }
}
