import { Embedded } from '../../embed/Embedded.tsx'
import { EmbeddedApp } from '../../features/embed/EmbeddedApp.tsx'
import { useEmbeddedApp } from './useEmbeddedApp.ts'

export { loader, texts } from './useEmbeddedApp.ts'

export const Component = () => (
  <Embedded>
    <EmbeddedApp {...useEmbeddedApp()} />
  </Embedded>
)
