import { useShop } from '../shop/useShop.ts'
import { Embedded } from './Embedded.tsx'
import { EmbeddedShop } from './EmbeddedShop.tsx'

export { loader } from '../shop/useShop.ts'

export const Component = () => (
  <Embedded>
    <EmbeddedShop {...useShop()} />
  </Embedded>
)
