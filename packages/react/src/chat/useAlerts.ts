import { askToNotify, notify, notifyPermission, playTone, textStore } from '@compute-mall/browser'
import type { remindersMachine } from '@compute-mall/core/chat'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'

/** What the reader chose to be told by, kept in this browser. */
export interface AlertChoices {
  readonly sound: boolean
  readonly notices: boolean
  /** Notices of the system were asked for and refused, or there are none. */
  readonly areNoticesBarred: boolean
}

const KEYS = { sound: 'chat.sound', notices: 'chat.notices' } as const
const kept = textStore(() => localStorage)
const isChosen = (what: keyof typeof KEYS): boolean => kept.get(KEYS[what]) === '1'

const read = (): AlertChoices => {
  const permission = notifyPermission()
  return {
    sound: isChosen('sound'),
    notices: isChosen('notices') && permission === 'granted',
    areNoticesBarred: permission === 'denied' || permission === 'unavailable',
  }
}

const silent: AlertChoices = { sound: false, notices: false, areNoticesBarred: false }
let choices: AlertChoices | null = null
const listeners = new Set<() => void>()
const present = (): AlertChoices => {
  choices ??= read()
  return choices
}
const change = (what: keyof typeof KEYS, isOn: boolean): void => {
  if (isOn) kept.set(KEYS[what], '1')
  else kept.remove(KEYS[what])
  choices = read()
  for (const tell of listeners) tell()
}
const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** What the reader chose to be told by, and how that is changed (width 2.9). */
export const useAlertChoices = () => ({
  choices: useSyncExternalStore(subscribe, present, () => silent),
  commands: {
    setSound: (isOn: boolean): void => {
      if (isOn) playTone()
      change('sound', isOn)
    },
    setNotices: (isOn: boolean): void => {
      if (isOn) void askToNotify().then((permission) => change('notices', permission === 'granted'))
      else change('notices', false)
    },
  },
})

interface Alert {
  /** The reader looks at messages anyway; a page that is hidden is not looked at. */
  readonly isAttending: boolean
  readonly title: string
  readonly body: string
}

/** Tells of more unread messages as the reader chose: by a tone, and while the page is hidden by the system. */
export const useAlerts = (
  { value, context: { unread, userId } }: SnapshotFrom<typeof remindersMachine>,
  { isAttending, title, body }: Alert,
): void => {
  const last = useRef<{ readonly userId: string | null; readonly unread: number } | null>(null)
  useEffect(() => {
    const before = last.current?.userId === userId ? last.current : null
    // What is told names who has written, which is known once the server has answered.
    if (value !== 'resting') return
    last.current = { userId, unread }
    // What was there at first is no news.
    if (before === null || unread <= before.unread) return
    const isHidden = document.visibilityState === 'hidden'
    if (isAttending && !isHidden) return
    const { sound, notices } = present()
    if (sound) playTone()
    if (notices && isHidden) notify(title, { body, tag: 'chat' })
  }, [value, unread, userId, isAttending, title, body])
}
