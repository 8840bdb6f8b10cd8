import { quietly } from '@compute-mall/core/actors'
import { signInAddress } from '@compute-mall/core/identity'
import { settlementMessages, settlementView } from '@compute-mall/core/settlement'
import { MobileSettlePage, type Standing } from '@compute-mall/ui/screens/settlement/mobile'
import { hrefOf } from '../../router/address.ts'
import { maybe } from '../../router/failure.ts'
import { load, usePage } from '../../router/page.ts'
import { useReload } from '../../router/useNavigator.ts'
import { usePending } from '../../router/usePending.ts'

export const texts = { settlement: settlementMessages }

/** A visitor has no application; that of a user may be unknown for now, and the rest of the page is there all the same. */
export const loader = load(async ({ client, start }) => {
  const { user } = await start()
  return user === null
    ? { isVisitor: true, info: null }
    : { isVisitor: false, info: await maybe(client.settlement.info({}, quietly)) }
})

type Loaded = Awaited<ReturnType<typeof loader>>

const standingOf = ({ isVisitor, info }: Loaded): Standing => {
  if (isVisitor) return { kind: 'visitor', signIn: signInAddress(hrefOf('/mobile/settle')) }
  return info === null ? { kind: 'failed' } : { kind: 'known', view: settlementView(info) }
}

export const Component = () => {
  const loaded = usePage<typeof loader>()
  const reload = useReload()
  const { pending, ask } = usePending<true>(loaded)
  return (
    <MobileSettlePage
      view={{ standing: pending ? { kind: 'loading' } : standingOf(loaded) }}
      commands={{
        retry: () => {
          ask(true)
          void reload()
        },
      }}
    />
  )
}
