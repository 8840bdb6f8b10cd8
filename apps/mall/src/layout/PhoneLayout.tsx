import { type Layout, useAppData, useBack, useRouteState } from '@compute-mall/app'
import { type MobileArea, MobileLayout } from '@compute-mall/ui/layouts'
import { useTranslation } from 'react-i18next'
import { LateUnread } from '../features/chat/LateUnread.tsx'
import { SettleLinks } from './SettleLinks.tsx'
import { useShell } from './useShell.ts'

const tabs: readonly MobileArea[] = ['home', 'app', 'compute', 'cart']

/** Around the page of a phone (R2.02). */
export const PhoneLayout: Layout = ({ children }) => {
  const { route } = useRouteState().entry
  const { title, mobileBars: bars = {} } = route
  const { t } = useTranslation()
  const back = useBack()
  const { view, commands } = useShell()
  const { user } = useAppData()
  return (
    <SettleLinks>
      <MobileLayout
        view={{
          ...view,
          title: bars.hidesTitle ? '' : String(t(title as never)),
          area: tabs.find((tab) => tab === bars.tab) ?? null,
          searches: bars.searches === true,
          offersCart: bars.offersCart === true,
        }}
        commands={{ ...commands, back }}
      >
        {children}
        {user !== null && <LateUnread userId={user.id} />}
      </MobileLayout>
    </SettleLinks>
  )
}
