import type { Device } from '@compute-mall/core/site'

/** The file that names the newest build for a device (R7.05), below the base. */
export const latestOf = (device: Device): string =>
  device === 'mobile' ? 'builds/latest.mobile.json' : 'builds/latest.json'
