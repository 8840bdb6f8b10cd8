import { EmptyLayout } from '@compute-mall/ui/layouts'
import type { DeviceFiles } from './files.ts'
import { PhoneLayout } from './layout/PhoneLayout.tsx'

/** What the build for phones is made of: no device loads what only the other one shows. */
export const deviceFiles: DeviceFiles = {
  devices: ['mobile'],
  layouts: { mobile: PhoneLayout, empty: EmptyLayout },
  pages: import.meta.glob(['./features/*/*Route.tsx', './features/*/*Route.mobile.tsx']),
}
