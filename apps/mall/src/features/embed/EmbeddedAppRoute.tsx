import { Embedded } from './Embedded.tsx'
import { EmbeddedApp } from './EmbeddedApp.tsx'
import { useEmbeddedApp } from './useEmbeddedApp.ts'

export { loader } from './useEmbeddedApp.ts'

export const Component = () => (
  <Embedded>
    <EmbeddedApp {...useEmbeddedApp()} />
  </Embedded>
)
