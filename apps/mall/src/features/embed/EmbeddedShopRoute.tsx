import { usePage } from '@compute-mall/app'
import { MissingShop } from '../shop/MissingShop.tsx'
import { type LoadedShop, type loader, useShop } from '../shop/useShop.ts'
import { Embedded } from './Embedded.tsx'
import { EmbeddedShop } from './EmbeddedShop.tsx'

export { loader } from '../shop/useShop.ts'

export const Component = () => {
  const page = usePage<typeof loader>()
  return <Embedded>{'isMissing' in page ? <MissingShop /> : <Shop page={page} />}</Embedded>
}

const Shop = ({ page }: { readonly page: LoadedShop }) => <EmbeddedShop {...useShop(page)} />
