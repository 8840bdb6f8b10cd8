import { useClock, useWorkList, type WorkList, workListLoader } from '@compute-mall/app'
import { type LedgerEntry, ledgerList } from '@compute-mall/core/ledger'
import { routes } from '../../routes.ts'
import { EntriesPage } from './EntriesPage.tsx'

const entries: WorkList<typeof ledgerList, LedgerEntry> = {
  list: ledgerList,
  route: routes.entries,
  read: ({ ledger }) => ledger.list,
  export: ({ ledger }) => ledger.export,
  views: 'console.entries',
}
export const loader = workListLoader(entries)

const links = {
  account: routes.account.href(),
  order: (orderId: string) => routes.order.href({ orderId }),
}

export const Component = () => {
  const { view, commands } = useWorkList(entries)
  const clock = useClock()
  return <EntriesPage view={{ ...view, now: clock() }} commands={commands} links={links} />
}
