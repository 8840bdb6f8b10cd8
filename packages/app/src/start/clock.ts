import type { Clock } from '@compute-mall/core/time'
import { createContext, use } from 'react'

const device: Clock = () => Date.now()

export const ClockContext = createContext<Clock>(device)

/** The server's clock as its answers tell it, so that a wrong device shows no wrong deadline (D6). */
export const useClock = (): Clock => use(ClockContext)
