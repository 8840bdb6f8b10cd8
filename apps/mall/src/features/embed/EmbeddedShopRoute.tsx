import { load, usePage } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { MissingShop } from '../shop/MissingShop.tsx'
import { type LoadedShop, loadPage, orMissing, useShop } from '../shop/useShop.ts'
import { Embedded } from './Embedded.tsx'
import { EmbeddedShop } from './EmbeddedShop.tsx'

export const loader = load(routes.shopEmbed, (context) => orMissing(loadPage(context)))

export const Component = () => {
  const page = usePage<typeof loader>()
  return <Embedded>{'isMissing' in page ? <MissingShop /> : <Shop page={page} />}</Embedded>
}

const Shop = (loaded: { readonly page: LoadedShop }) => <EmbeddedShop {...useShop(loaded)} />
