import { usePage, useReload } from '@compute-mall/app'
import { MobileScanPage } from './ScanPage.mobile.tsx'
import { ScanStatusPage } from './ScanStatusPage.tsx'
import { type loader, type Scanned, useScan } from './useScan.ts'

export { loader } from './useScan.ts'

export const Component = () => {
  const { session, bought, status } = usePage<typeof loader>()
  const reload = useReload()
  return session === null ? (
    <ScanStatusPage status={status} onCheck={() => void reload()} />
  ) : (
    <Scan key={session.paymentId} session={session} bought={bought} />
  )
}

const Scan = (scanned: Scanned) => <MobileScanPage {...useScan(scanned)} />
