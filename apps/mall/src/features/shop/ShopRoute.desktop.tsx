import { usePage } from '@compute-mall/app'
import { MissingShop } from './MissingShop.tsx'
import { ShopPage } from './ShopPage.tsx'
import { type LoadedShop, type loader, useShop } from './useShop.ts'

export { loader } from './useShop.ts'

export const Component = () => {
  const page = usePage<typeof loader>()
  return 'isMissing' in page ? <MissingShop /> : <Shop page={page} />
}

const Shop = ({ page }: { readonly page: LoadedShop }) => <ShopPage {...useShop(page)} />
