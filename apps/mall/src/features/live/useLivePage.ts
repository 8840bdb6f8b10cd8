import {
  load,
  orNull,
  pathText,
  signInAddress,
  useAppData,
  useEnvironment,
  usePage,
  usePolling,
  useReload,
  useRouteState,
} from '@compute-mall/app'
import { textStore } from '@compute-mall/browser'
import { askLivePlayer } from '@compute-mall/core/actors'
import { callFailure, shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { isRefusedWith, systemRefusals } from '@compute-mall/core/http'
import {
  isLivePage,
  LIVE_SIGN_RENEWAL_MS,
  type LiveReminder,
  liveState,
  playerAddress,
  playerOptions,
} from '@compute-mall/core/site'
import { MINUTE_MS, SECOND_MS } from '@compute-mall/core/time'
import { useClient, useCommand } from '@compute-mall/react'
import { useEffect, useRef, useState } from 'react'
import { routes } from '../../routes.ts'
import type { LivePageProps, Player } from './LivePage.tsx'
import type { RemindMeProps } from './RemindMe.tsx'

export const loader = load(routes.live, async ({ client, appData }) => {
  const stream = await orNull(client.site.liveStream())
  const now = Date.now()
  const isOnAir = stream !== null && liveState(stream, now) === 'onAir'
  const isAsked = stream !== null && liveState(stream, now) === 'announced' && (await appData()).user !== null
  return {
    stream,
    now,
    reminder: isAsked ? await orNull(client.site.liveReminder()) : null,
    playerOrigin: isOnAir ? await askLivePlayer(client) : null,
  }
})

/** Whether one is told when the broadcast begins, and the wish itself. */
const useReminder = (before: LiveReminder | null): RemindMeProps => {
  const client = useClient()
  const { user } = useAppData()
  const { location } = useRouteState()
  const { prefix } = useEnvironment()
  const [answered, setAnswered] = useState<LiveReminder | null>(null)
  const remind = useCommand(
    (isSet: boolean) => client.site.remindOfLive({ body: { isSet } }, shownInPlace),
    (outcome) => E.isRight(outcome) && setAnswered(outcome.right),
  )
  return {
    view: {
      isSet: (answered ?? before)?.isSet === true,
      busy: remind.pending,
      failed: remind.outcome !== undefined && E.isLeft(remind.outcome),
      signIn: user !== null ? null : signInAddress(prefix + pathText(location)),
    },
    commands: { remind: remind.run },
  }
}

const VISITOR_KEY = 'mall.visitor'
const store = textStore(() => window.localStorage)

/** Who watches: the user, else a number that this browser keeps (R3.07). */
const watcherOf = (userId: string | undefined): string => {
  if (userId !== undefined) return userId
  const kept = store.get(VISITOR_KEY) ?? crypto.randomUUID()
  store.set(VISITOR_KEY, kept)
  return kept
}

/** A clock that goes on from the moment of the answer. */
const useNow = (loadedAt: number): number => {
  const [now, setNow] = useState(loadedAt)
  useEffect(() => {
    const begun = performance.now()
    const timer = setInterval(() => setNow(loadedAt + performance.now() - begun), SECOND_MS)
    return () => clearInterval(timer)
  }, [loadedAt])
  return now
}

/**
 * A document may frame the player only if it was loaded as the page of the broadcast: its policy goes by the address
 * (S9). Whoever came here from another page loads it once.
 */
const useOwnDocument = (isNeeded: boolean) => {
  useEffect(() => {
    const [document] = performance.getEntriesByType('navigation')
    if (isNeeded && document !== undefined && !isLivePage(new URL(document.name).pathname))
      window.location.reload()
  }, [isNeeded])
}

/** The broadcast and its player, on either device. The sign is asked for when the player is started, and renewed. */
export const useLivePage = (): LivePageProps => {
  const { stream, now: loadedAt, reminder: before, playerOrigin } = usePage<typeof loader>()
  useOwnDocument(playerOrigin !== null)
  const reminder = useReminder(before)
  const { user } = useAppData()
  const client = useClient()
  const reload = useReload()
  const [player, setPlayer] = useState<Player>({ state: 'idle' })
  const now = useNow(loadedAt)
  usePolling(true, MINUTE_MS)

  const sign = async () => {
    const signed = await client.site.liveSign({}, shownInPlace)()
    if (E.isRight(signed)) {
      const options = playerOptions(signed.right, watcherOf(user?.id))
      return setPlayer(
        playerOrigin === null
          ? { state: 'playing', options }
          : { state: 'framed', address: playerAddress(playerOrigin, options) },
      )
    }
    const isMissing = isRefusedWith(callFailure(signed.left), systemRefusals.notFound)
    setPlayer({ state: isMissing ? 'unavailable' : 'failed' })
  }
  const renew = useRef(sign)
  useEffect(() => {
    renew.current = sign
  })
  const isPlaying = player.state === 'playing' || player.state === 'framed'
  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => void renew.current(), LIVE_SIGN_RENEWAL_MS)
    return () => clearInterval(timer)
  }, [isPlaying])

  return {
    view: { stream, now, player, reminder: reminder.view },
    commands: {
      ...reminder.commands,
      retry: () => void reload(),
      silent: () => setPlayer({ state: 'blocked' }),
      start: () => {
        setPlayer({ state: 'loading' })
        void sign()
      },
    },
  }
}
