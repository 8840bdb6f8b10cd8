import { pathText, signInAddress, useAppData, useEnvironment, useRouteState } from '@compute-mall/app'
import { quietly } from '@compute-mall/core/actors'
import { E } from '@compute-mall/core/fp'
import { useClient, useCommand } from '@compute-mall/react'
import { useEffect, useState } from 'react'
import type { FavouriteButtonProps } from './FavouriteButton.tsx'

/** Whether goods are marked, asked for once the page is there, and the mark itself. */
export const useFavourite = (goodsId: string): FavouriteButtonProps => {
  const client = useClient()
  const { user } = useAppData()
  const { location } = useRouteState()
  const { prefix } = useEnvironment()
  const [isFavourite, setFavourite] = useState(false)
  const isUser = user !== null
  useEffect(() => {
    let isWanted = isUser
    if (isUser)
      void client.goods
        .favourites({}, quietly)()
        .then((answer) => {
          if (isWanted && E.isRight(answer)) setFavourite(answer.right.some(({ id }) => id === goodsId))
        })
    return () => {
      isWanted = false
    }
  }, [client, isUser, goodsId])
  const favour = useCommand(
    (marked: boolean) =>
      client.goods.favour({ params: { id: goodsId }, body: { isFavourite: marked } }, quietly),
    (outcome) => E.isRight(outcome) && setFavourite(outcome.right.some(({ id }) => id === goodsId)),
  )
  return {
    view: {
      isFavourite,
      busy: favour.pending,
      failed: favour.outcome !== undefined && E.isLeft(favour.outcome),
      signIn: isUser ? null : signInAddress(prefix + pathText(location)),
    },
    commands: { favour: favour.run },
  }
}
