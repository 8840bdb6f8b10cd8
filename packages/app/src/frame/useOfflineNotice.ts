import { formatRecent } from '@compute-mall/core/time'
import { useNetworkState } from '@compute-mall/react'
import type { PageNotice } from '@compute-mall/ui/desk/page'
import { useLanguage } from '@compute-mall/ui/text'
import { useMemo } from 'react'
import { useRouteState } from '../page/routeState.ts'
import { useClock } from '../start/clock.ts'

/** While the server cannot be reached: of when the data of the page are that is still shown (width 2.0, States). */
export const useOfflineNotice = (): PageNotice | undefined => {
  const state = useNetworkState()
  const page = useRouteState()
  const clock = useClock()
  const { language } = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is another object whenever it was loaded.
  const loadedAt = useMemo(() => clock(), [page, clock])
  if (state !== 'down') return undefined
  return { kind: 'offline', at: formatRecent(new Date(loadedAt).toISOString(), clock(), language) }
}
