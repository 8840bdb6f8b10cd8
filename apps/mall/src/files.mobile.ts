import { EmptyLayout } from '@compute-mall/ui/layouts'
import { PhoneLayout } from './layout/PhoneLayout.tsx'
import type { DeviceFiles } from './mall.ts'

/** What the build for phones is made of: no device loads what only the other one shows. */
export const deviceFiles: DeviceFiles = {
  devices: ['mobile'],
  layouts: { mobile: PhoneLayout, empty: EmptyLayout },
  pages: import.meta.glob(['./features/*/*Route.tsx', './features/*/*Route.mobile.tsx']),
}
