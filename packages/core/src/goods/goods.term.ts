import type { Pricing } from './goods.codec.ts'
import { isTimed } from './goods.rules.ts'

/** Whether what is bought so lasts for its duration: it is priced by time, or a trial of so many days. */
export const hasTerm = ({ billingType, duration }: Pick<Pricing, 'billingType' | 'duration'>): boolean =>
  isTimed(billingType) || (billingType === 'TRIAL' && duration > 0)
