import {
  addresses,
  signInAddress,
  useAppData,
  useEnvironment,
  useNavigate,
  usePending,
  useReload,
} from '@compute-mall/app'
import type { AssetDetail } from '@compute-mall/core/asset'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import type { Search } from '@compute-mall/core/search'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { MayGrow } from '../search/growing.ts'
import { waiting } from '../search/useSearching.ts'
import type { AssetPanelProps } from './AssetPanel.tsx'
import { OwnStudios, OwnStudiosOfVisitor } from './OwnStudios.tsx'
import type { SpaceView } from './SpacePage.props.ts'

/** What one does with the open asset. Likes are shown at once and taken back when refused. */
const useAsset = ({ asset }: Pick<AssetPanelProps['view'], 'asset'>) => {
  const client = useClient()
  const reload = useReload()
  const [expected, expect] = useState<AssetDetail | null>(null)
  const like = useCommand(
    (assetId: string, isLiked: boolean) =>
      client.asset.like({ params: { id: assetId }, body: { isLiked } }, shownInPlace),
    (outcome) => {
      expect(E.isRight(outcome) ? outcome.right : null)
      void reload()
    },
  )
  // Whether it could be noted or not, one goes on.
  const use = useCommand(
    (id: string) => client.asset.use({ params: { id } }, shownInPlace),
    () => window.location.assign(addresses.console.resources.href()),
  )
  const known = asset === 'missing' ? null : asset
  const shown = known !== null && expected?.id === known.id ? expected : known
  return {
    shown: asset === 'missing' ? asset : shown,
    isLiking: like.pending,
    likeFailed: like.outcome !== undefined && E.isLeft(like.outcome),
    commands: {
      like: (isLiked: boolean) => {
        if (shown === null) return
        expect({ ...shown, isLiked, likeCount: shown.likeCount + (isLiked ? 1 : -1) })
        like.run(shown.id, isLiked)
      },
      use: () => shown !== null && use.run(shown.id),
    },
  }
}

/** What was loaded for a page of the community. */
interface Loaded
  extends Pick<SpaceView, 'search' | 'results' | 'centers' | 'pageSize'>,
    Pick<AssetPanelProps['view'], 'asset' | 'preview' | 'similar'>,
    MayGrow {}

/** The community and what can be done in it. In a list that grows a further page comes below those that are shown. */
export const useSpace = (loaded: Loaded) => {
  const { search } = loaded
  const grows = loaded.moreFailed !== undefined
  const { user } = useAppData()
  const navigate = useNavigate()
  const reload = useReload()
  const { pending, isLate, ask } = usePending<Search>(loaded)
  const { shown, isLiking, likeFailed, commands } = useAsset(loaded)
  const { prefix, forDevice } = useEnvironment()
  const here = (asset: string) => routes.community.href({ search, asset })
  const signIn = signInAddress(
    prefix + forDevice(here(shown === null || shown === 'missing' ? '' : shown.id)),
  )
  return {
    view: {
      ...loaded,
      search: pending ?? search,
      results: pending && isLate ? waiting(loaded.results) : loaded.results,
      isBusy: pending !== undefined,
      moreFailed: loaded.moreFailed === true,
      asset: shown,
      isKnown: user !== null,
      like: { pending: isLiking, failed: likeFailed, signIn: user === null ? signIn : null },
      own:
        user === null ? (
          <OwnStudiosOfVisitor signIn={signIn} />
        ) : (
          <OwnStudios studios={addresses.console.resources.href()} />
        ),
    },
    links: {
      search: (next: Search) => routes.community.href({ search: next }),
      asset: here,
      goods: (goodsId: string) => routes.goods.href({ goodsId }),
      shop: (shop: string) => routes.shop.href({ shop }),
      own: addresses.console.resources.href(),
    },
    commands: {
      ...commands,
      show: (next: Search) => {
        ask(next)
        const turns = next.pageNum !== search.pageNum
        navigate(routes.community.href({ search: next }), {
          preventScrollReset: turns === grows,
          replace: turns && grows,
        })
      },
      retry: () => void reload(),
      closeAsset: () => navigate(routes.community.href({ search }), { preventScrollReset: true }),
    },
  }
}
