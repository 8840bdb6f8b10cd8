import * as mobile from '../frame/mobile.tsx'
import type { DeviceFiles } from './modules.ts'

/** What the build for phones is made of: no device loads what only the other one shows. */
export const deviceFiles: DeviceFiles = {
  surrounds: { mobile },
  pages: import.meta.glob('../routes/**/*.mobile.tsx'),
}
