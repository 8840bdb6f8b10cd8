import * as desktop from '../frame/desktop.tsx'
import type { DeviceFiles } from './modules.ts'

/** What the build for desktops is made of. */
export const deviceFiles: DeviceFiles = {
  surrounds: { desktop },
  pages: import.meta.glob(['../routes/**/*.tsx', '!**/*.test.tsx', '!**/*.mobile.tsx', '!**/use*.tsx']),
}
