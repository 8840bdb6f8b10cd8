import { quietly } from '@compute-mall/core/actors'
import { callFailure } from '@compute-mall/core/client'
import { E, pipe, TE } from '@compute-mall/core/fp'
import { errorMessages, failureMessage } from '@compute-mall/core/http'
import { paymentMessages, remittanceView } from '@compute-mall/core/payment'
import { useClient, useCommand } from '@compute-mall/react'
import { RemittancePage } from '@compute-mall/ui/screens/payment'
import { need } from '../../router/failure.ts'
import { load, usePage } from '../../router/page.ts'
import { useReload } from '../../router/useNavigator.ts'

export const texts = { payment: paymentMessages, error: errorMessages }

export const loader = load(({ client, query }) =>
  need(client.payment.remittance({ query: { orderId: query.get('orderId') ?? '' } })),
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
  const upload = useCommand(
    (file: File) =>
      pipe(
        TE.fromTask(() => partOf(file)),
        TE.chain((slip) =>
          client.payment.uploadSlip(
            { body: { orderId: remittance.orderId, slip } },
            { ignore: [...quietly.ignore, 413] },
          ),
        ),
      ),
    (outcome) => E.isRight(outcome) && void reload(),
  )
  return (
    <RemittancePage
      view={{
        ...remittanceView(remittance),
        uploading: upload.pending,
        refusal:
          upload.outcome !== undefined && E.isLeft(upload.outcome)
            ? failureMessage(callFailure(upload.outcome.left))
            : null,
      }}
      commands={{ upload: upload.run }}
    />
  )
}
