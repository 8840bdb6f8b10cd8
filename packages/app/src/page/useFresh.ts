import type { ClientError } from '@compute-mall/core/client'
import { E, type TE } from '@compute-mall/core/fp'
import type { ListPage } from '@compute-mall/core/list'
import { MINUTE_MS } from '@compute-mall/core/time'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Loaded } from './useLoaded.ts'
import { usePollingOf } from './usePolling.ts'

/** How often a list that is read is looked at for rows that came. */
const FRESH_MS = MINUTE_MS

interface FreshNeeds<Row> {
  readonly page: Loaded<ListPage<Row>>
  /** Whether the first page is shown; further back nothing comes. */
  readonly isFirst: boolean
  /** The first page as it is now. */
  readonly ask: () => TE.TaskEither<ClientError, ListPage<Row>>
  /** By what a row is known, with what makes one that changed another. */
  readonly keyOf: (row: Row) => string
}

/** Keys of what is there now and was not shown. */
export const freshKeys = (shown: readonly string[], now: readonly string[]): number =>
  now.filter((key) => !shown.includes(key)).length

/**
 * How many rows came to a list, or changed, since it was shown: they are told and not put in, so that no row shifts under
 * the reader (width 2.0, Lists).
 */
export const useFresh = <Row>({ page, isFirst, ask, keyOf }: FreshNeeds<Row>): number => {
  const [latest, setLatest] = useState<readonly string[]>([])
  const needs = useRef({ ask, keyOf })
  useEffect(() => {
    needs.current = { ask, keyOf }
  })
  const isWatched = isFirst && page.kind === 'loaded'
  const look = useCallback(async () => {
    const { ask: now, keyOf: key } = needs.current
    const answer = await now()()
    if (E.isRight(answer)) setLatest(answer.right.records.map(key))
  }, [])
  usePollingOf(
    useCallback(() => void look(), [look]),
    isWatched,
    FRESH_MS,
  )
  return isWatched ? freshKeys(page.value.records.map(keyOf), latest) : 0
}
