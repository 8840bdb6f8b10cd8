import { SECOND_MS } from '@compute-mall/core/time'
import { useEffect, useState } from 'react'

/** Counts seconds down to 0, from the moment at which they are given; `from` tells one giving from the next. */
export const useSecondsLeft = (seconds: number, from: unknown): number => {
  const [left, setLeft] = useState(seconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer counts anew.
  useEffect(() => {
    setLeft(seconds)
    const begun = performance.now()
    const timer = setInterval(
      () => setLeft(Math.max(0, seconds - Math.floor((performance.now() - begun) / SECOND_MS))),
      SECOND_MS,
    )
    return () => clearInterval(timer)
  }, [seconds, from])
  return left
}

/** The seconds that a refusal asks to wait; 0 for one that names none. */
export const secondsIn = (values: Readonly<Record<string, string | number>> | undefined): number => {
  const seconds = Number(values?.seconds ?? 0)
  return Number.isFinite(seconds) ? seconds : 0
}
