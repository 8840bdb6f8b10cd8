import {
  addresses,
  LateBell,
  useAppData,
  useOfflineNotice,
  useRouteState,
  useSwitchLanguage,
} from '@compute-mall/app'
import { useWatch } from '@compute-mall/react'
import { type DeskEntry, DeskLayout } from '@compute-mall/ui/desk/frame'
import {
  BalanceIcon,
  ConsoleIcon,
  GoodsIcon,
  HomeIcon,
  MessageIcon,
  OrderIcon,
  ShopIcon,
  StarIcon,
} from '@compute-mall/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { mayDo } from './access.ts'
import { useStaffAlerts } from './features/chat/useStaffAlerts.tsx'
import { places } from './features/notice/noticePlaces.ts'
import { NotMerchant } from './NotMerchant.tsx'
import { routes } from './routes.ts'

/** Around every page of the seller app. Whoever is no merchant is told so and led to settling in (R4.02, R6.04). */
export const SellerLayout = ({ children }: { readonly children: ReactNode }) => {
  const { t } = useTranslation('seller')
  const { user } = useAppData()
  const { entry } = useRouteState()
  const { signOut } = useWatch()
  const switchLanguage = useSwitchLanguage()
  const notice = useOfflineNotice()
  const current = entry.route.area ?? null
  const { unread, watch } = useStaffAlerts(user, current === 'messages')
  const isOutside = user !== null && user.retailerId === null
  const entries: readonly DeskEntry[] = [
    { key: 'home', label: t('home'), icon: HomeIcon, to: routes.home.href() },
    { key: 'goods', label: t('goods'), icon: GoodsIcon, to: routes.goods.href() },
    { key: 'orders', label: t('orders'), icon: OrderIcon, to: routes.orders.href() },
    {
      key: 'messages',
      label: t('messages'),
      icon: MessageIcon,
      to: routes.messages.href(),
      count: unread,
    },
    ...(mayDo('goods', 'orders', 'service')(user)
      ? [
          {
            key: 'reviews',
            label: t('reviews'),
            icon: StarIcon,
            to: routes.reviews.href({ answered: false }),
          },
        ]
      : []),
    ...(mayDo('money')(user)
      ? [{ key: 'statements', label: t('statements'), icon: BalanceIcon, to: routes.statements.href() }]
      : []),
    { key: 'shop', label: t('shop'), icon: ShopIcon, to: routes.shop.href() },
  ]
  return (
    <DeskLayout
      view={{
        product: t('title'),
        role: user === null || isOutside ? null : t(mayDo('owner')(user) ? 'role' : 'staffRole'),
        userName: user?.userName ?? null,
        entries: isOutside ? [] : entries,
        current,
        messages: null,
        account: [
          { label: t('console'), href: addresses.console.home.href(), icon: <ConsoleIcon size={18} /> },
        ],
        mall: addresses.mall.home.href(),
        notice,
      }}
      commands={{ switchLanguage, signOut: () => signOut(addresses.mall.home.href()) }}
      bell={user !== null && <LateBell places={places} />}
    >
      {watch}
      {isOutside ? <NotMerchant settle={addresses.mall.settle.href()} /> : children}
    </DeskLayout>
  )
}
