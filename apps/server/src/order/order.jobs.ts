import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { tellEndings } from './endings.ts'
import { expireOrders } from './expiry.ts'
import { meterUse } from './metering.ts'
import type { Provisioner } from './provisioner.ts'
import { provisionDue } from './provisioning.ts'

export const orderJobs = (platform: Platform, provisioner: Provisioner): readonly Job[] => [
  { name: 'order-expiry', everyMs: 15 * SECOND_MS, work: () => expireOrders(platform) },
  { name: 'resource-endings', everyMs: HOUR_MS, work: () => tellEndings(platform) },
  { name: 'provisioning', everyMs: SECOND_MS, work: () => provisionDue(platform, provisioner) },
  { name: 'metering', everyMs: MINUTE_MS, work: () => meterUse(platform, provisioner) },
]
