import { decode } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import {
  type GoodsForm,
  type GoodsProblem,
  NO_PLATFORM_LIMITS,
  platformProblems,
} from '@compute-mall/core/goods'
import { ComputeLimits, StorageLimits } from '@compute-mall/core/site'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What operations allow, as the settings of the platform hold it. */
export type KnownLimits =
  | { readonly of: 'storage'; readonly limits: StorageLimits }
  | { readonly of: 'compute'; readonly limits: ComputeLimits }

/** The limits in a setting of the platform; null where it holds none. */
export const limitsIn = (setting: string): KnownLimits | null => {
  const value = parsed(setting)
  const storage = decode(StorageLimits)(value)
  if (E.isRight(storage)) return { of: 'storage', limits: storage.right }
  const compute = decode(ComputeLimits)(value)
  return E.isRight(compute) ? { of: 'compute', limits: compute.right } : null
}

/** Limits of goods that leave nothing to buy under those in a setting of the platform. */
export const shutBy = (form: GoodsForm, setting: string): readonly GoodsProblem[] => {
  const known = limitsIn(setting)
  if (known === null) return []
  return platformProblems(
    form,
    known.of === 'storage'
      ? { ...NO_PLATFORM_LIMITS, storage: known.limits }
      : { ...NO_PLATFORM_LIMITS, compute: known.limits },
  )
}
