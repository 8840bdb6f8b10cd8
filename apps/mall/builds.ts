import type { RouteRules } from '@compute-mall/core/site'
import { matcher } from './src/routes.ts'

const layouts: readonly RouteRules['layout'][] = ['alone', 'default', 'empty', 'mall', 'mobile']

const layoutOf = (named: string): RouteRules['layout'] => {
  const layout = layouts.find((known) => known === named)
  if (layout === undefined) throw new Error(`No layout of the mall is named ${named}.`)
  return layout
}

/** The rules of every page, as a build tells them (R7.05). */
export const routeRules: readonly RouteRules[] = matcher.entries.map(({ name, path, layout, route }) => ({
  name,
  path,
  access: route.access,
  layout: layoutOf(layout),
  pure: route.pure === true,
  keepAlive: route.keepAlive === true,
  liveState: route.liveState === true,
}))
