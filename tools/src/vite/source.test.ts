import { createServer } from 'vite'
import { expect, it } from 'vitest'
import { root } from '../run/machine.mjs'
import { sourceConditions } from './source.ts'

it('sheets of an app are compiled from the sources of the packages they compose, as the app itself is', async () => {
  // As the compiler of the sheets starts it: it has an `ssr` of its own, which replaces that of the app's settings.
  const compiler = await createServer({
    ...sourceConditions,
    root: `${root}/apps/seller`,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: true },
  })
  const from = (ssr: boolean) =>
    compiler.pluginContainer.resolveId('@compute-mall/ui/theme', `${root}/apps/seller/src/main.tsx`, { ssr })

  const resolved = await Promise.all([from(true), from(false)])
  await compiler.close()

  const source = `${root}/packages/ui/src/theme/index.ts`
  expect(resolved.map((it) => it?.id)).toEqual([source, source])
})
