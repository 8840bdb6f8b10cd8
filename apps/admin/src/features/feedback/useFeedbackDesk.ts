import { foundOf, load, usePage, useParams, useReload } from '@compute-mall/app'
import { callFailure } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { useClient, useCommand } from '@compute-mall/react'
import { useEffect, useState } from 'react'
import { routes } from '../../routes.ts'
import type { FeedbackDeskPageProps } from './FeedbackDeskPage.tsx'

/** All of one piece of feedback. */
export const loader = load(routes.feedbackDetail, async ({ client, params }) =>
  foundOf(await client.feedback.detail({ params })()),
)

/** The pictures of feedback as addresses that this page may show, until it is left. */
const usePictures = (feedbackId: string, pictureIds: readonly string[]) => {
  const client = useClient()
  const [addresses, setAddresses] = useState<readonly string[]>([])
  const ids = pictureIds.join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the pictures.
  useEffect(() => {
    const made: string[] = []
    let isHere = true
    for (const pictureId of ids === '' ? [] : ids.split(','))
      void client.feedback
        .picture({ params: { feedbackId, pictureId } })()
        .then((answer) => {
          if (!isHere || E.isLeft(answer)) return
          const { bytes, contentType } = answer.right
          made.push(URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: contentType })))
          setAddresses([...made])
        })
    return () => {
      isHere = false
      for (const address of made) URL.revokeObjectURL(address)
    }
  }, [feedbackId, ids])
  return addresses
}

/** One piece of feedback at the desk, and what operations may do with it. */
export const useFeedbackDesk = (): FeedbackDeskPageProps => {
  const state = usePage<typeof loader>()
  const params = useParams(routes.feedbackDetail)
  const client = useClient()
  const reload = useReload()
  const [answer, setAnswer] = useState('')
  const [note, setNote] = useState<string | null>(null)
  const detail = state.kind === 'loaded' ? state.value : null
  const pictures = usePictures(params.feedbackId, detail?.pictureIds ?? [])
  const done = () => void reload()
  const start = useCommand(() => client.feedback.start({ params }), done)
  const close = useCommand(() => client.feedback.close({ params }), done)
  const send = useCommand(
    () => client.feedback.answer({ params, body: { text: answer } }),
    (outcome) => {
      if (E.isRight(outcome)) setAnswer('')
      done()
    },
  )
  const keep = useCommand(
    () => client.feedback.note({ params, body: { text: note ?? detail?.note ?? '' } }),
    done,
  )
  const failed = [start, close, send, keep]
    .map(({ outcome }) => outcome)
    .find((outcome) => outcome !== undefined && E.isLeft(outcome))
  return {
    view: {
      state,
      pictures,
      answer,
      note: note ?? detail?.note ?? '',
      isNoteKept: keep.outcome !== undefined && E.isRight(keep.outcome),
      pending: [start, close, send, keep].some(({ pending }) => pending),
      refusal: failed !== undefined && E.isLeft(failed) ? failureMessage(callFailure(failed.left)) : null,
    },
    links: { queue: routes.feedback.href({ state: 'received' }) },
    commands: {
      retry: done,
      start: start.run,
      close: close.run,
      changeAnswer: setAnswer,
      sendAnswer: send.run,
      changeNote: setNote,
      keepNote: keep.run,
    },
  }
}
