import { load, onDevice, usePage } from '@compute-mall/app'
import { routes } from '../../routes.ts'
import { loadAssets, loadOpened } from './loadSpace.ts'
import { SpacePage as PhoneSpacePage } from './SpacePage.mobile.tsx'
import { SpacePage } from './SpacePage.tsx'
import { useSpace } from './useSpace.tsx'

/** What the community has for the address, and the asset that it opens. */
export const loader = load(routes.community, async (context) => {
  const { search, asset } = context.params
  const [list, opened] = await Promise.all([
    loadAssets({ ...context, params: search }),
    loadOpened(context.client, asset),
  ])
  return { ...list, ...opened }
})

const useLoadedSpace = () => useSpace(usePage<typeof loader>())

export const Component = onDevice({ desktop: SpacePage, mobile: PhoneSpacePage }, useLoadedSpace)
