import type { UserInfo } from '@compute-mall/core/identity'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { mayDo } from '../../access.ts'
import type { StaffAlertsProps } from './StaffAlerts.tsx'

/** The unread messages of the shop, and what watches them: a chunk that is loaded once the page is there. */
export const useStaffAlerts = (
  user: UserInfo | null,
  isAttending: boolean,
): { readonly unread: number; readonly watch: ReactNode } => {
  const [unread, setUnread] = useState(0)
  const [Alerts, setAlerts] = useState<ComponentType<StaffAlertsProps> | null>(null)
  const serves = user !== null && user.retailerId !== null && mayDo('service')(user)
  useEffect(() => {
    if (!serves) return
    let isHere = true
    void import('./StaffAlerts.tsx').then(({ StaffAlerts }) => isHere && setAlerts(() => StaffAlerts))
    return () => {
      isHere = false
    }
  }, [serves])
  const shopId = user?.retailerId ?? null
  const watch = serves && shopId !== null && Alerts !== null && (
    <Alerts user={user} shopId={shopId} isAttending={isAttending} onUnread={setUnread} />
  )
  return { unread: serves ? unread : 0, watch }
}
