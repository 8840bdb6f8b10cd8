import { pathText, signInAddress, useAppData, useEnvironment, useRouteState } from '@compute-mall/app'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import type { NamedGoods } from '@compute-mall/core/goods'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import type { FavouriteButtonProps } from './FavouriteButton.tsx'
import { useFavourites } from './useFavourites.ts'

/** Whether goods are marked, asked for once the page is there, and the mark itself. */
export const useFavourite = (goodsId: string): FavouriteButtonProps => {
  const client = useClient()
  const { user } = useAppData()
  const { location } = useRouteState()
  const { prefix } = useEnvironment()
  const before = useFavourites()
  const [answered, setAnswered] = useState<readonly NamedGoods[] | null>(null)
  const favour = useCommand(
    (isFavourite: boolean) =>
      client.goods.favour({ params: { id: goodsId }, body: { isFavourite } }, shownInPlace),
    (outcome) => E.isRight(outcome) && setAnswered(outcome.right),
  )
  return {
    view: {
      isFavourite: (answered ?? before).some(({ id }) => id === goodsId),
      busy: favour.pending,
      failed: favour.outcome !== undefined && E.isLeft(favour.outcome),
      signIn: user !== null ? null : signInAddress(prefix + pathText(location)),
    },
    commands: { favour: favour.run },
  }
}
