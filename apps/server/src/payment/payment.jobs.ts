import { MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import type { Job } from '../platform/jobs.ts'
import type { Platform } from '../platform/platform.ts'
import { BILL_JOB, compareDue } from './bills.ts'
import { postpaidJob } from './postpaid.ts'
import type { Providers } from './providers.ts'
import { reconcile } from './reconciler.ts'
import { refundDue } from './refunds.ts'
import { expireSlips } from './remittances.ts'
import { removeSlipFiles } from './slips.ts'

export const paymentJobs = (platform: Platform, providers: Providers): readonly Job[] => [
  { name: 'reconciling', everyMs: 5 * SECOND_MS, work: () => reconcile(platform, providers) },
  { name: 'slip-expiry', everyMs: MINUTE_MS, work: () => expireSlips(platform) },
  { name: 'slip-removal', everyMs: MINUTE_MS, work: () => removeSlipFiles(platform) },
  { name: 'refunding', everyMs: 5 * SECOND_MS, work: () => refundDue(platform, providers) },
  postpaidJob(platform),
  { name: BILL_JOB, everyMs: 10 * MINUTE_MS, work: () => compareDue(platform, providers) },
]
