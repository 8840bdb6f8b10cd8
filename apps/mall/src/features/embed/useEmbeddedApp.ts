import { load, orNull, usePage, useReload } from '@compute-mall/app'
import { applicationKinds } from '@compute-mall/core/goods'
import { readSearch, requestOf, withCategory } from '@compute-mall/core/search'
import { routes } from '../../routes.ts'

const PER_KIND = 5

export const loader = load(routes.appEmbed, async ({ client }) => ({
  kinds: await Promise.all(
    applicationKinds.map(async (kind) => {
      const body = requestOf(withCategory(readSearch([]), [kind]), PER_KIND)
      return { kind, cards: (await orNull(client.search.goods({ body })))?.records ?? null }
    }),
  ),
}))

/** The embedded application mall, on either device. */
export const useEmbeddedApp = () => {
  const reload = useReload()
  return { view: usePage<typeof loader>(), commands: { retry: () => void reload() } }
}
