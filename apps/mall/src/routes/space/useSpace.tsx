import { quietly } from '@compute-mall/core/actors'
import { type AssetDetail, assetMessages } from '@compute-mall/core/asset'
import { E } from '@compute-mall/core/fp'
import { GOODS_PATH } from '@compute-mall/core/goods'
import { queryText } from '@compute-mall/core/http'
import { signInAddress } from '@compute-mall/core/identity'
import {
  readSpaceSearch,
  requestOf,
  type Search,
  SPACE_PAGE_SIZE,
  searchMessages,
  spaceHref,
} from '@compute-mall/core/search'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import { OwnStudios } from '../../features/space/OwnStudios.tsx'
import type { SpacePageProps } from '../../features/space/SpacePage.tsx'
import { hrefOf } from '../../router/address.ts'
import { useNavigate } from '../../router/navigate.ts'
import { load, usePage, useStart } from '../../router/page.ts'
import { useReload } from '../../router/useNavigator.ts'
import { usePending } from '../../router/usePending.ts'
import { resultsOf } from '../search/searching.ts'

export const texts = { asset: assetMessages, search: searchMessages }

/** What the community has for the address, and the asset that it opens. */
export const loader = load(async ({ client, query }) => {
  const search = readSpaceSearch(query)
  const assetId = query.get('asset') ?? ''
  const [found, asset] = await Promise.all([
    client.search.aiNexus({ body: requestOf(search, SPACE_PAGE_SIZE) })(),
    assetId === '' ? null : client.asset.detail({ params: { id: assetId } }, quietly)(),
  ])
  return {
    search,
    results: resultsOf(found),
    asset: asset === null ? null : E.isRight(asset) ? asset.right : ('missing' as const),
  }
})

const STUDIOS = '/ui/console/#/resources'

/** The community and what can be done in it, on either device. Likes are shown at once and taken back when refused. */
export const useSpace = (): SpacePageProps => {
  const loaded = usePage<typeof loader>()
  const { search, asset } = loaded
  const { user } = useStart()
  const client = useClient()
  const navigate = useNavigate()
  const reload = useReload()
  const { pending, isLate, ask } = usePending<Search>(loaded)
  const [expected, expect] = useState<AssetDetail | null>(null)
  const like = useCommand(
    (assetId: string, isLiked: boolean) =>
      client.asset.like({ params: { id: assetId }, body: { isLiked } }, quietly),
    (outcome) => {
      expect(E.isRight(outcome) ? outcome.right : null)
      void reload()
    },
  )
  const shown = asset !== null && asset !== 'missing' && expected?.id === asset.id ? expected : asset
  const here = (assetId: string) => spaceHref(search, assetId)
  return {
    view: {
      search: pending ?? search,
      results: pending && isLate ? { state: 'loading', before: null } : loaded.results,
      isBusy: pending !== undefined,
      pageSize: SPACE_PAGE_SIZE,
      asset: shown,
      like: {
        pending: like.pending,
        failed: like.outcome !== undefined && E.isLeft(like.outcome),
        signIn:
          user === null
            ? signInAddress(hrefOf(here(shown === null || shown === 'missing' ? '' : shown.id)))
            : null,
      },
      own: user === null ? null : <OwnStudios studios={STUDIOS} />,
    },
    links: {
      search: (next) => spaceHref(next),
      asset: here,
      goods: (goodsId) => GOODS_PATH + queryText([['goodsId', goodsId]]),
      studio: STUDIOS,
    },
    commands: {
      show: (next) => {
        ask(next)
        navigate(spaceHref(next), { preventScrollReset: next.pageNum === search.pageNum })
      },
      retry: () => void reload(),
      closeAsset: () => navigate(spaceHref(search), { preventScrollReset: true }),
      like: (isLiked) => {
        if (shown === null || shown === 'missing') return
        expect({ ...shown, isLiked, likeCount: shown.likeCount + (isLiked ? 1 : -1) })
        like.run(shown.id, isLiked)
      },
    },
  }
}
