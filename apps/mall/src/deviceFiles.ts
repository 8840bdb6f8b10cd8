import { deviceFiles as desktop } from './files.desktop.ts'
import { deviceFiles as mobile } from './files.mobile.ts'
import type { DeviceFiles } from './files.ts'

/** Everything, for the server and in development; each build for browsers has its own in place of this file. */
export const deviceFiles: DeviceFiles = {
  devices: [...desktop.devices, ...mobile.devices],
  layouts: { ...desktop.layouts, ...mobile.layouts },
  pages: { ...desktop.pages, ...mobile.pages },
}
