import { MobileScanPage } from '../../features/payment/ScanPage.mobile.tsx'
import { ScanStatusPage } from '../../features/payment/ScanStatusPage.tsx'
import { usePage } from '../../router/page.ts'
import { useReload } from '../../router/useNavigator.ts'
import { type loader, type Scanned, useScan } from './useScan.ts'

export { loader, texts } from './useScan.ts'

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
