import { addresses, useAppData, useParams } from '@compute-mall/app'
import { callFailure, shownInPlace } from '@compute-mall/core/client'
import {
  emptyFeedback,
  type FeedbackField,
  type FeedbackForm,
  feedbackErrors,
} from '@compute-mall/core/feedback'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { FeedbackPageProps } from './FeedbackPage.tsx'
import { useFeedbackPictures } from './useFeedbackPictures.ts'

/** Feedback and what can be done with it, on either device. */
export const useFeedback = (): FeedbackPageProps => {
  const { entrance, from } = useParams(routes.feedback)
  const { user } = useAppData()
  const client = useClient()
  const begin = { ...emptyFeedback, entrance, page: from }
  const [form, setForm] = useState<FeedbackForm>(begin)
  const [left, setLeft] = useState<readonly FeedbackField[]>([])
  const [refusals, setRefusals] = useState(0)
  const pictures = useFeedbackPictures()
  const faults = feedbackErrors(form)
  const send = useCommand(
    () => client.feedback.submit({ body: { ...form, pictureId: pictures.ids } }, shownInPlace),
    (outcome) => E.isLeft(outcome) && setRefusals((count) => count + 1),
  )
  const { outcome } = send
  const isLeft = (field: FeedbackField) => left.includes(field)
  const failed = outcome !== undefined && E.isLeft(outcome) ? outcome.left : null
  return {
    view: {
      form,
      errors: {
        ...(isLeft('text') && faults.text !== undefined && { text: faults.text }),
        ...(isLeft('contact') && faults.contact !== undefined && { contact: faults.contact }),
      },
      pictures: pictures.view,
      isSending: send.pending,
      refusal: failed === null ? null : failureMessage(callFailure(failed)),
      receipt: outcome !== undefined && E.isRight(outcome) ? outcome.right : null,
      isSignedIn: user !== null,
      refusals,
    },
    links: { own: addresses.console.feedback.href() },
    commands: {
      change: (change) => setForm({ ...form, ...change }),
      leave: (field) => setLeft([...left, field]),
      upload: pictures.upload,
      removePicture: pictures.remove,
      submit: () => {
        setLeft(['text', 'contact'])
        if (Object.keys(faults).length > 0) setRefusals((count) => count + 1)
        else send.run()
      },
      again: () => window.location.reload(),
    },
  }
}
