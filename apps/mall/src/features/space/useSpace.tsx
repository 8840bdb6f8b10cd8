import {
  addresses,
  load,
  orNull,
  signInAddress,
  useAppData,
  useEnvironment,
  useNavigate,
  usePage,
  usePending,
  useReload,
} from '@compute-mall/app'
import type { AssetDetail } from '@compute-mall/core/asset'
import { E } from '@compute-mall/core/fp'
import { requestOf, type Search, SPACE_PAGE_SIZE } from '@compute-mall/core/search'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import { resultsOf } from '../search/searching.ts'
import { OwnStudios } from './OwnStudios.tsx'
import type { SpacePageProps } from './SpacePage.tsx'

/** What the community has for the address, and the asset that it opens. */
export const loader = load(routes.community, async ({ client, params: { search, asset: assetId } }) => {
  const [found, values, asset] = await Promise.all([
    client.search.aiNexus({ body: requestOf(search, SPACE_PAGE_SIZE) })(),
    orNull(client.search.commonList()),
    assetId === '' ? null : client.asset.detail({ params: { id: assetId } })(),
  ])
  return {
    search,
    results: resultsOf(found),
    regions: values?.find(({ group }) => group === 'region')?.values ?? [],
    asset: asset === null ? null : E.isRight(asset) ? asset.right : ('missing' as const),
  }
})

/** The community and what can be done in it, on either device. Likes are shown at once and taken back when refused. */
export const useSpace = (): SpacePageProps => {
  const loaded = usePage<typeof loader>()
  const { search, asset } = loaded
  const { user } = useAppData()
  const client = useClient()
  const navigate = useNavigate()
  const reload = useReload()
  const { pending, isLate, ask } = usePending<Search>(loaded)
  const [expected, expect] = useState<AssetDetail | null>(null)
  const like = useCommand(
    (assetId: string, isLiked: boolean) => client.asset.like({ params: { id: assetId }, body: { isLiked } }),
    (outcome) => {
      expect(E.isRight(outcome) ? outcome.right : null)
      void reload()
    },
  )
  const shown = asset !== null && asset !== 'missing' && expected?.id === asset.id ? expected : asset
  const { prefix, forDevice } = useEnvironment()
  const here = (assetId: string) => routes.community.href({ search, asset: assetId })
  return {
    view: {
      search: pending ?? search,
      results: pending && isLate ? { state: 'loading', before: null } : loaded.results,
      isBusy: pending !== undefined,
      pageSize: SPACE_PAGE_SIZE,
      asset: shown,
      regions: loaded.regions,
      isKnown: user !== null,
      like: {
        pending: like.pending,
        failed: like.outcome !== undefined && E.isLeft(like.outcome),
        signIn:
          user === null
            ? signInAddress(prefix + forDevice(here(shown === null || shown === 'missing' ? '' : shown.id)))
            : null,
      },
      own: user === null ? null : <OwnStudios studios={addresses.console.resources.href()} />,
    },
    links: {
      search: (next) => routes.community.href({ search: next }),
      asset: here,
      goods: (goodsId) => routes.goods.href({ goodsId }),
      studio: addresses.console.resources.href(),
    },
    commands: {
      show: (next) => {
        ask(next)
        navigate(routes.community.href({ search: next }), {
          preventScrollReset: next.pageNum === search.pageNum,
        })
      },
      retry: () => void reload(),
      closeAsset: () => navigate(routes.community.href({ search }), { preventScrollReset: true }),
      like: (isLiked) => {
        if (shown === null || shown === 'missing') return
        expect({ ...shown, isLiked, likeCount: shown.likeCount + (isLiked ? 1 : -1) })
        like.run(shown.id, isLiked)
      },
    },
  }
}
