import { join } from 'node:path'
import { type ErrorEntry, errors } from '@compute-mall/core/http'
import { expect, it } from 'vitest'
import { root } from '../run/machine.mjs'

const apps = ['acm', 'admin', 'console', 'mall', 'seller'] as const
/** Places that are no page. */
const others = ['all', 'api', 'chat-dialog', 'phone-dialog']

const pagesOf = async (app: string): Promise<readonly string[]> => {
  const { routes }: { routes: Readonly<Record<string, unknown>> } = await import(
    join(root, 'apps', app, 'src/routes.ts')
  )
  return Object.keys(routes).map((name) => `${app}.${name}`)
}

it('[R8.05] the catalogue of error codes names pages of the route tables, at least one for each code', async () => {
  const places = [...others, ...(await Promise.all(apps.map(pagesOf))).flat()]
  const entries: readonly (readonly [string, ErrorEntry])[] = Object.entries(errors)
  expect(
    entries.flatMap(([code, { screens }]) =>
      screens.filter((screen) => !places.includes(screen)).map((screen) => `${code} ${screen}`),
    ),
  ).toEqual([])
  expect(entries.filter(([, { screens }]) => screens.length === 0)).toEqual([])
})
