import {
  load,
  orNull,
  signInAddress,
  useEnvironment,
  usePage,
  usePending,
  useReload,
} from '@compute-mall/app'
import { settlementView } from '@compute-mall/core/settlement'
import { routes } from '../../routes.ts'
import type { SettlePageProps, Standing } from './OwnApplication.tsx'

/** A visitor has no application; that of a user may be unknown for now, and the rest of the page is there all the same. */
export const loader = load(routes.settle, async ({ client, appData }) => {
  const { user } = await appData()
  return user === null
    ? { isVisitor: true, info: null }
    : { isVisitor: false, info: await orNull(client.settlement.info()) }
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
  const { prefix, forDevice } = useEnvironment()
  const create = prefix + forDevice(routes.settleCreate.href())
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
