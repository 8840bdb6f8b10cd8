import { load, usePage, useReload } from '@compute-mall/app'
import { uploadFetch } from '@compute-mall/browser'
import { callFailure, shownInPlace } from '@compute-mall/core/client'
import { E, pipe, TE } from '@compute-mall/core/fp'
import { failureMessage } from '@compute-mall/core/http'
import { remittanceView } from '@compute-mall/core/payment'
import { useClient, useCommand } from '@compute-mall/react'
import { useRef, useState } from 'react'
import { routes } from '../../routes.ts'
import { needPayable } from './needPayable.ts'
import { RemittancePage } from './RemittancePage.tsx'

export const loader = load(routes.remittance, ({ client, params: { orderId } }) =>
  needPayable(orderId, client.payment.remittance({ query: { orderId } })),
)

const partOf = async (file: File) => ({
  fileName: file.name,
  contentType: file.type,
  bytes: new Uint8Array(await file.arrayBuffer()),
})

export const Component = () => {
  const remittance = usePage<typeof loader>()
  const client = useClient()
  const reload = useReload()
  const [percent, setPercent] = useState(0)
  const under = useRef(new AbortController())
  const upload = useCommand(
    (file: File) => {
      under.current = new AbortController()
      setPercent(0)
      const fetch = uploadFetch(setPercent, under.current.signal)
      return pipe(
        TE.fromTask(() => partOf(file)),
        TE.chain((slip) =>
          client.payment.uploadSlip(
            { body: { orderId: remittance.orderId, slip } },
            { ...shownInPlace, fetch },
          ),
        ),
      )
    },
    // One that was called back may have arrived all the same (D3).
    (outcome) => (E.isRight(outcome) || outcome.left.kind === 'aborted') && void reload(),
  )
  const failure = upload.outcome !== undefined && E.isLeft(upload.outcome) ? upload.outcome.left : null
  const cancelled = failure?.kind === 'aborted'
  return (
    <RemittancePage
      view={{
        ...remittanceView(remittance),
        percent: upload.pending ? percent : null,
        cancelled,
        refusal: failure === null || cancelled ? null : failureMessage(callFailure(failure)),
      }}
      commands={{ upload: upload.run, cancel: () => under.current.abort() }}
    />
  )
}
