import { callFailure, shownInPlace } from '@compute-mall/core/client'
import {
  emptyFeedback,
  type FeedbackErrors,
  type FeedbackField,
  feedbackErrors,
  type OfferRequest,
  type OfferService,
} from '@compute-mall/core/feedback'
import { E } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { useClient, useCommand } from '@compute-mall/react'
import { useState } from 'react'
import { routes } from '../../routes.ts'
import type { OfferDialogProps } from './OfferDialog.tsx'

const pages = {
  ai: routes.serviceAi,
  container: routes.serviceContainer,
  ecs: routes.serviceEcs,
  hpc: routes.serviceHpc,
} as const satisfies Record<OfferService, unknown>

const fields: readonly FeedbackField[] = ['name', 'phone', 'region', 'address', 'text']

/** A request for an offer, from the page of a service (W20). */
export const useOffer = (service: OfferService): OfferDialogProps & { readonly open: () => void } => {
  const client = useClient()
  const [isOpen, setOpen] = useState(false)
  const [offer, setOffer] = useState<OfferRequest>({ service, name: '', phone: '', region: '', address: '' })
  const [text, setText] = useState('')
  const [left, setLeft] = useState<readonly FeedbackField[]>([])
  const [refusals, setRefusals] = useState(0)
  const body = { ...emptyFeedback, kind: 'consultation', text, page: pages[service].href(), offer } as const
  const faults = feedbackErrors(body)
  const send = useCommand(() => client.feedback.submit({ body }, shownInPlace))
  const { outcome } = send
  const errors: FeedbackErrors = Object.fromEntries(
    fields.flatMap((field) =>
      left.includes(field) && faults[field] !== undefined ? [[field, faults[field]]] : [],
    ),
  )
  return {
    open: () => setOpen(true),
    view: {
      isOpen,
      offer,
      text,
      errors,
      isSending: send.pending,
      refusal: outcome !== undefined && E.isLeft(outcome) ? failureMessage(callFailure(outcome.left)) : null,
      receipt: outcome !== undefined && E.isRight(outcome) ? outcome.right : null,
      refusals,
    },
    commands: {
      change: (change) => setOffer({ ...offer, ...change }),
      changeText: setText,
      leave: (field) => setLeft([...left, field]),
      submit: () => {
        setLeft(fields)
        if (Object.keys(faults).length > 0) setRefusals(refusals + 1)
        else send.run()
      },
      close: () => setOpen(false),
    },
  }
}
