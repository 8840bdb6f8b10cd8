import { type Layout, useBack, useRouteState } from '@compute-mall/app'
import { type MobileArea, MobileLayout } from '@compute-mall/ui/layouts'
import { useTranslation } from 'react-i18next'
import { useShell } from './useShell.ts'

const tabs: readonly MobileArea[] = ['home', 'app', 'compute', 'cart']

/** Around the page of a phone (R2.02). */
export const PhoneLayout: Layout = ({ children }) => {
  const { title, mobileBars: bars = {} } = useRouteState().entry.route
  const { t } = useTranslation()
  const back = useBack()
  const { view, commands } = useShell()
  return (
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
    </MobileLayout>
  )
}
