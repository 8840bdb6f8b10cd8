import type { Goods } from '@compute-mall/core/goods'
import { useEffect } from 'react'
import { noteGoods } from '../search/recentGoods.ts'
import { FavouriteButton } from './FavouriteButton.tsx'
import { useFavourite } from './useFavourite.ts'

/** The mark of the goods that are open; they are among those looked at last from then on. */
export const Favourite = ({ goods: { id, name } }: { readonly goods: Goods }) => {
  useEffect(() => noteGoods({ id, name }), [id, name])
  return <FavouriteButton {...useFavourite(id)} />
}
