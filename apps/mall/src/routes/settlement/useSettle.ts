import { quietly } from '@compute-mall/core/actors'
import { signInAddress } from '@compute-mall/core/identity'
import { settlementMessages, settlementView } from '@compute-mall/core/settlement'
import type { SettlePageProps, Standing } from '../../features/settlement/OwnApplication.tsx'
import { hrefOf } from '../../router/address.ts'
import { forDevice, useDevice } from '../../router/device.ts'
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

/** @param create the address of the form, where one comes to after signing in */
const standingOf = ({ isVisitor, info }: Loaded, create: string): Standing => {
  if (isVisitor) return { kind: 'visitor', signIn: signInAddress(create) }
  return info === null ? { kind: 'failed' } : { kind: 'known', view: settlementView(info) }
}

/** The landing for merchants and what can be done on it, on either device. */
export const useSettle = (): SettlePageProps => {
  const loaded = usePage<typeof loader>()
  const create = hrefOf(forDevice(useDevice(), '/settle/create'))
  const reload = useReload()
  const { pending, ask } = usePending<true>(loaded)
  return {
    view: { standing: pending ? { kind: 'loading' } : standingOf(loaded, create) },
    commands: {
      retry: () => {
        ask(true)
        void reload()
      },
    },
  }
}
