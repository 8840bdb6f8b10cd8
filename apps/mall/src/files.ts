import type { DrawnApp } from '@compute-mall/app'

/** What a build has for the devices that it is made for. */
export type DeviceFiles = Pick<DrawnApp, 'devices' | 'layouts' | 'pages'>
