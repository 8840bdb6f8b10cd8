import * as desktop from './files.desktop.ts'
import * as mobile from './files.mobile.ts'
import type { DeviceFiles } from './modules.ts'

/** Everything, for the server and in development; each build for browsers has its own in place of this file. */
export const deviceFiles: DeviceFiles = {
  surrounds: { ...desktop.deviceFiles.surrounds, ...mobile.deviceFiles.surrounds },
  pages: { ...desktop.deviceFiles.pages, ...mobile.deviceFiles.pages },
}
