import { type LimitsForm, MAX_LIMIT_VALUE } from './settings.codec.ts'

/** A field of the limits. */
export type LimitField = keyof LimitsForm
/** The fields of the limits, in the order of their form. */
export const limitFields = ['minCpuNum', 'minGpuNum', 'minQuota', 'maxQuota', 'minDuration'] as const

/**
 * The limits with something wrong: each is a whole number from 1 on, and nobody may buy at most less than at least.
 * @example
 * import { limitFaults } from '@compute-mall/core/site'
 *
 * const typed = { minCpuNum: '0', minGpuNum: '1', minQuota: '10', maxQuota: '5', minDuration: '1' }
 * limitFaults(typed) // → ['minCpuNum', 'maxQuota']
 */
export const limitFaults = (typed: Readonly<Record<LimitField, string>>): readonly LimitField[] => {
  const values = Object.fromEntries(limitFields.map((field) => [field, Number(typed[field])]))
  return limitFields.filter((field) => {
    const value = values[field] ?? Number.NaN
    const isWhole = /^\d{1,8}$/.test(typed[field].trim()) && value >= 1 && value <= MAX_LIMIT_VALUE
    return !isWhole || (field === 'maxQuota' && value < (values.minQuota ?? 0))
  })
}

/** The limits with something wrong, as they came over the wire. */
export const limitsFault = (form: LimitsForm): LimitField | undefined =>
  limitFaults({
    minCpuNum: String(form.minCpuNum),
    minGpuNum: String(form.minGpuNum),
    minQuota: String(form.minQuota),
    maxQuota: String(form.maxQuota),
    minDuration: String(form.minDuration),
  })[0]

/**
 * A rate from what is typed in percent; null for what is none.
 * @example
 * import { rateOfPercent } from '@compute-mall/core/site'
 *
 * rateOfPercent('5') // → '0.05'
 * rateOfPercent('3.33') // → '0.0333'
 * rateOfPercent('101') // → null
 */
export const rateOfPercent = (text: string): string | null => {
  const typed = text.trim()
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(typed) || Number(typed) > 100) return null
  return String(Number((Number(typed) / 100).toFixed(4)))
}
