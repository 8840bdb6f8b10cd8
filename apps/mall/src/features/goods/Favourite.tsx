import type { Goods } from '@compute-mall/core/goods'
import { useEffect } from 'react'
import { FavouriteButton } from './FavouriteButton.tsx'
import { useFavourite } from './useFavourite.ts'

/** The mark of the goods that are open; they are among those looked at last from then on. */
export const Favourite = ({ goods: { id, name } }: { readonly goods: Goods }) => {
  // Loaded apart, for it brings the codecs along; whoever is offline looks on without being remembered.
  useEffect(() => {
    void import('../search/noteGoods.ts').then(
      ({ noteGoods }) => noteGoods({ id, name }),
      () => null,
    )
  }, [id, name])
  return <FavouriteButton {...useFavourite(id)} />
}
