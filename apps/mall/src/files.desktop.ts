import { EmptyLayout } from '@compute-mall/ui/layouts'
import type { DeviceFiles } from './files.ts'
import { DesktopLayout } from './layout/DesktopLayout.tsx'

/** What the build for desktops is made of. */
export const deviceFiles: DeviceFiles = {
  devices: ['desktop'],
  layouts: { alone: DesktopLayout, default: DesktopLayout, mall: DesktopLayout, empty: EmptyLayout },
  pages: import.meta.glob('./features/*/*Route.tsx'),
}
