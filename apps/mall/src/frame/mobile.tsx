import { EmptyLayout, type MobileArea, MobileLayout } from '@compute-mall/ui/layouts'
import { mobileMessages } from '@compute-mall/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShown } from '../router/shown.ts'
import { useBack } from '../router/useBack.ts'
import type { PageName } from '../routes.ts'
import { useShell } from './useShell.ts'

export const texts = { mobile: mobileMessages }

const areaOf: { readonly [Page in PageName]?: MobileArea } = {
  home: 'home',
  app: 'app',
  'search-resource': 'compute',
  'goods-cart': 'cart',
}

/** Pages on which one looks for something. */
const searching: readonly PageName[] = ['home', 'app', 'search-global', 'search-goods', 'search-resource']

/** Pages from which one may go on to the cart. */
const shopping: readonly PageName[] = ['search-global', 'search-goods', 'ranking', 'detail-goods']

/** Pages whose first heading is in sight: the bar would say the same again. */
const titled: readonly PageName[] = [
  'goods-pay-result',
  'goods-pay-charge',
  'goods-pay-protocol',
  'goods-pay-remittance',
  'trial-result',
  'sign-in',
  'not-found',
]

/** Around a twin, on a phone (R2.02). */
export const Surround = ({ children }: { readonly children: ReactNode }) => {
  const { page, layout } = useShown().route
  const { t } = useTranslation('page')
  const back = useBack()
  const { view, commands } = useShell(page)
  if (layout === 'empty') return <EmptyLayout>{children}</EmptyLayout>
  return (
    <MobileLayout
      view={{
        ...view,
        title: titled.includes(page) ? '' : t(`${page}.title`),
        area: areaOf[page] ?? null,
        searches: searching.includes(page),
        offersCart: shopping.includes(page),
      }}
      commands={{ ...commands, back }}
    >
      {children}
    </MobileLayout>
  )
}
