import type { Device } from '@compute-mall/core/site'
import { createContext, use } from 'react'
import { routes } from '../routes.ts'

/** What the visitor holds; the server tells it by the user agent, and the browser takes the server's word. */
export const DeviceContext = createContext<Device>('desktop')
export const useDevice = (): Device => use(DeviceContext)

/** The paths of pages that are not for this device, each with the one that is. */
const othersFor = (device: Device): ReadonlyMap<string, string> =>
  new Map(
    routes.flatMap((route) =>
      route.device === device || route.other === undefined ? [] : [[route.path, route.other] as const],
    ),
  )
const others = { desktop: othersFor('desktop'), mobile: othersFor('mobile') }

/**
 * The one way from a path to the page that a device shows for it: screens, loaders and charts name the desktop's
 * paths, and on a phone each leads to its twin where there is one (R2.02).
 * @param to a path of the mall without its base, with query and hash, or a query alone
 */
export const forDevice = (device: Device, to: string): string => {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(to) ?? []
  return (others[device].get(path) ?? path) + rest
}
