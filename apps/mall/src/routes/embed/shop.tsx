import { Embedded } from '../../embed/Embedded.tsx'
import { EmbeddedShop } from '../../features/embed/EmbeddedShop.tsx'
import { useShop } from '../shop/useShop.ts'

export { loader, texts } from '../shop/useShop.ts'

export const Component = () => (
  <Embedded>
    <EmbeddedShop {...useShop()} />
  </Embedded>
)
