import { load, onDevice, usePage } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { loadGrowing } from './growingShop.ts'
import { MissingShop } from './MissingShop.tsx'
import { ShopPage as PhoneShopPage } from './ShopPage.mobile.tsx'
import { ShopPage } from './ShopPage.tsx'
import { type LoadedShop, loadPage, orMissing, useShop } from './useShop.ts'

export const loader = load(routes.shop, (context) =>
  orMissing<LoadedShop>((context.device === 'mobile' ? loadGrowing : loadPage)(context)),
)

export const Component = () => {
  const page = usePage<typeof loader>()
  return 'isMissing' in page ? <MissingShop /> : <Shop page={page} />
}

const Shop = onDevice({ desktop: ShopPage, mobile: PhoneShopPage }, useShop)
