import { quietly } from '@compute-mall/core/actors'
import { applicationKinds } from '@compute-mall/core/goods'
import { resourceMessages } from '@compute-mall/core/resource'
import { readSearch, requestOf, withCategory } from '@compute-mall/core/search'
import { siteMessages } from '@compute-mall/core/site'
import { maybe } from '../../router/failure.ts'
import { load, usePage } from '../../router/page.ts'
import { useReload } from '../../router/useNavigator.ts'

export const texts = { resource: resourceMessages, site: siteMessages }

const PER_KIND = 5

export const loader = load(async ({ client }) => ({
  kinds: await Promise.all(
    applicationKinds.map(async (kind) => {
      const body = requestOf(withCategory(readSearch([]), [kind]), PER_KIND)
      return { kind, cards: (await maybe(client.search.goods({ body }, quietly)))?.records ?? null }
    }),
  ),
}))

/** The embedded application mall, on either device. */
export const useEmbeddedApp = () => {
  const reload = useReload()
  return { view: usePage<typeof loader>(), commands: { retry: () => void reload() } }
}
