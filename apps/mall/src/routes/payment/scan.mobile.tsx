import type { PaymentSession } from '@compute-mall/core/payment'
import { ScanStatusPage } from '@compute-mall/ui/screens/payment'
import { MobileScanPage } from '@compute-mall/ui/screens/payment/mobile'
import { usePage } from '../../router/page.ts'
import { useReload } from '../../router/useNavigator.ts'
import { type loader, useScan } from './useScan.ts'

export { loader, texts } from './useScan.ts'

export const Component = () => {
  const { session, status } = usePage<typeof loader>()
  const reload = useReload()
  return session === null ? (
    <ScanStatusPage status={status} onCheck={() => void reload()} />
  ) : (
    <Scan key={session.paymentId} session={session} />
  )
}

const Scan = ({ session }: { readonly session: PaymentSession }) => <MobileScanPage {...useScan(session)} />
