import { useAppData, useLoaded } from '@compute-mall/app'
import type { NamedGoods } from '@compute-mall/core/goods'
import { useClient } from '@compute-mall/react'

const NONE: readonly NamedGoods[] = []

/** One's favourites, asked for once the page is there; a visitor has none. */
export const useFavourites = (): readonly NamedGoods[] => {
  const client = useClient()
  const { user } = useAppData()
  const { loaded } = useLoaded({
    key: user === null ? null : 'favourites',
    load: (asking) => client.goods.favourites({}, asking),
  })
  return loaded.kind === 'loaded' ? loaded.value : NONE
}
