import type { Clock } from '@compute-mall/core/time'
import { createContext, use } from 'react'

export const ClockContext = createContext<Clock>(() => Date.now())

/** The server's clock as its answers tell it, so that a wrong device shows no wrong deadline (D6). */
export const useClock = (): Clock => use(ClockContext)
