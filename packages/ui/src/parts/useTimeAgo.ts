import { formatInstant, relativeTime } from '@compute-mall/core/time'
import { useEffect, useState } from 'react'
import { useLanguage } from '../text/index.ts'

/** How long ago an instant was (R9.06); its day where the page is drawn by a server, whose clock is not the reader's. */
export const useTimeAgo = (): ((instant: string) => string) => {
  const { language } = useLanguage()
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => setNow(Date.now()), [])
  return (instant) =>
    now === null ? formatInstant(instant, language, 'date') : relativeTime(instant, now, language)
}
