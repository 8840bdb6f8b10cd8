import { onDevice, usePage, useReload } from '@compute-mall/app'
import { ScanPage as PhoneScanPage } from './ScanPage.mobile.tsx'
import { ScanPage } from './ScanPage.tsx'
import { ScanStatusPage } from './ScanStatusPage.tsx'
import { type loader, useScan } from './useScan.ts'

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

const Scan = onDevice({ desktop: ScanPage, mobile: PhoneScanPage }, useScan)
