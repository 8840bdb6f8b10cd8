import { textStore } from '@compute-mall/browser'
import { saveDraftActor } from '@compute-mall/core/actors'
import { decode } from '@compute-mall/core/codec'
import {
  type Draft,
  type DraftRecord,
  type DraftView,
  draftMachine,
  draftView,
  mergedDraft,
  RecordFromText,
} from '@compute-mall/core/form'
import { E } from '@compute-mall/core/fp'
import { useClient, useEmitted } from '@compute-mall/react'
import { useActor } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'

const store = textStore(() => window.localStorage)
const keyOf = (userId: string): string => `settlement.draft.${userId}`

interface KeptDraft {
  readonly view: DraftView
  /** Whether it lies in this browser, because it could not be saved on the server: where storage is barred, it does not. */
  readonly isKeptHere: boolean
  readonly change: (record: DraftRecord) => void
  readonly end: () => void
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  /** Takes these fields as another window saved them, and keeps one's own otherwise. */
  readonly merge: (theirs: ReadonlySet<string>) => void
}

/**
 * The draft of the application: on the server, and in this browser only while the server cannot be reached (W17).
 * @param fill puts a draft into the form
 */
export const useDraft = (
  userId: string,
  draft: Draft | null,
  fill: (record: DraftRecord) => void,
): KeptDraft => {
  const client = useClient()
  const [machine] = useState(() => draftMachine.provide({ actors: { save: saveDraftActor(client) } }))
  const [snapshot, send, actor] = useActor(machine, { input: { form: 'settlement', draft } })
  useEmitted(actor, 'draft.replaced', ({ record }) => fill(record))
  useFlush(() => send({ type: 'draft.flush' }))

  const key = keyOf(userId)
  const found = useRef(fill)
  useEffect(() => {
    const read = decode(RecordFromText)(store.get(key))
    if (E.isRight(read)) found.current(read.right)
  }, [key])

  const { value, context } = snapshot
  // Storage may be barred or full (P7).
  const [kept, setKept] = useState(false)
  useEffect(() => {
    if (value === 'failed') {
      const text = RecordFromText.encode(context.record)
      store.set(key, text)
      setKept(store.get(key) === text)
    }
    if (value === 'saved' || value === 'over') store.remove(key)
  }, [key, value, context.record])

  return {
    view: draftView(snapshot),
    isKeptHere: value === 'failed' && kept,
    change: (record) => send({ type: 'draft.changed', record }),
    end: () => send({ type: 'draft.done' }),
    keepMine: () => send({ type: 'conflict.mine' }),
    takeTheirs: () => send({ type: 'conflict.theirs' }),
    merge: (chosen) => {
      const { theirs, record } = actor.getSnapshot().context
      if (theirs !== null)
        send({ type: 'conflict.merged', record: mergedDraft(theirs.record, record, chosen) })
    },
  }
}

/** Saves what waits when the page is hidden or left. */
const useFlush = (flush: () => void): void => {
  const latest = useRef(flush)
  useEffect(() => {
    latest.current = flush
  })
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && latest.current()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])
}
