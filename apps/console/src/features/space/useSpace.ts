import { addresses, load, loadedOf, usePage, useReload } from '@compute-mall/app'
import { useEffect } from 'react'
import { routes } from '../../routes.ts'
import type { SpacePageProps } from './SpacePage.tsx'

/** How many of one's own are listed; the list of resources has all. */
const SHOWN = 6

/** What is open and one's own, that opened last first. */
export const loader = load(routes.space, async ({ client }) => {
  const query = {
    keyword: undefined,
    clusterId: undefined,
    kind: undefined,
    status: 'open',
    endsWithin: undefined,
    scope: 'own',
    sort: undefined,
    cursor: undefined,
    limit: SHOWN,
  } as const
  return loadedOf(await client.provision.list({ query })())
})

/** Tells the page around that it may be shown, and how high it is, pixels (R2.16). */
const tell = () => {
  const height = Math.ceil(document.body.getBoundingClientRect().height)
  window.parent.postMessage({ type: 'mall:space-ready', height }, window.location.origin)
}

/** What of one's own is open, within the dashboard of the community (R2.16, width 2.3). */
export const useSpace = (): SpacePageProps => {
  const state = usePage<typeof loader>()
  const reload = useReload()
  const isLoaded = state.kind === 'loaded'
  useEffect(() => {
    if (!isLoaded || window.parent === window) return
    // What is not shown yet has no height, and nobody observes it.
    tell()
    const observer = new ResizeObserver(tell)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [isLoaded])
  return {
    view: { resources: state.kind === 'loaded' ? { kind: 'loaded', value: state.value.records } : state },
    links: { resource: (lineId) => addresses.console.resource.href({ lineId }) },
    commands: { retry: () => void reload() },
  }
}
