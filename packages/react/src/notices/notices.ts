import type { Notice } from '@compute-mall/core/client'

/** `done` says that what was asked for has happened. */
type Level = 'failure' | 'warning' | 'done'

/** A toast that is shown. */
export interface Toast {
  readonly id: string
  readonly tone: 'danger' | 'warn' | 'success'
  readonly title: string
}

const tones = { failure: 'danger', warning: 'warn', done: 'success' } as const

/** The toasts that are shown, as an external store of React. */
export interface Notices {
  readonly subscribe: (changed: () => void) => () => void
  readonly current: () => readonly Toast[]
  readonly remove: (id: string) => void
  /** Shows a message; one that is shown already is not shown twice. */
  readonly add: (level: Level, message: string) => void
  /** Does with a notice of the client what R8.02 and R8.03 say. */
  readonly tell: (notice: Notice) => void
}

export const createNotices = (log: Pick<Console, 'error'>): Notices => {
  const listeners = new Set<() => void>()
  let toasts: readonly Toast[] = []
  let count = 0
  const show = (next: readonly Toast[]) => {
    toasts = next
    for (const changed of listeners) changed()
  }
  const add = (level: Level, title: string) => {
    if (toasts.some((toast) => toast.title === title)) return
    show([...toasts, { id: String(++count), tone: tones[level], title }])
  }
  return {
    add,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    current: () => toasts,
    remove: (id) => show(toasts.filter((toast) => toast.id !== id)),
    tell: (notice) => {
      if (notice.kind === 'log') log.error(`${notice.path}: ${notice.error.kind}`, notice.error)
      if (notice.kind === 'toast') add(notice.level, notice.message)
    },
  }
}
