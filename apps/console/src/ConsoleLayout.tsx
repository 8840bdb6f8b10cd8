import {
  addresses,
  NoticeInboxProvider,
  useAppData,
  useNoticeBell,
  useOfflineNotice,
  useRouteState,
  useSwitchLanguage,
} from '@compute-mall/app'
import { useWatch } from '@compute-mall/react'
import { DeskLayout } from '@compute-mall/ui/desk/frame'
import { NoticeBell } from '@compute-mall/ui/desk/notice'
import {
  ConsoleIcon,
  CreditIcon,
  GroupIcon,
  HelpIcon,
  HeterogeneousIcon,
  MessageIcon,
  NoticeIcon,
  OrderIcon,
  SettingsIcon,
  ShopIcon,
} from '@compute-mall/ui/icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { noticePlacesOf } from './features/notice/noticePlaces.ts'
import { routes } from './routes.ts'
import { useUnreadMessages } from './useUnreadMessages.ts'

interface ConsoleLayoutProps {
  readonly children: ReactNode
}

/** Around every page of the console. */
export const ConsoleLayout = ({ children }: ConsoleLayoutProps) => (
  <NoticeInboxProvider>
    <ConsoleFrame>{children}</ConsoleFrame>
  </NoticeInboxProvider>
)

const ConsoleFrame = ({ children }: ConsoleLayoutProps) => {
  const { t } = useTranslation('console')
  const { user } = useAppData()
  const { entry } = useRouteState()
  const { signOut } = useWatch()
  const switchLanguage = useSwitchLanguage()
  const notice = useOfflineNotice()
  const bell = useNoticeBell(noticePlacesOf(user))
  const unreadMessages = useUnreadMessages(user?.id ?? null)
  return (
    <DeskLayout
      view={{
        product: t('title'),
        role: null,
        userName: user?.userName ?? null,
        entries: [
          { key: 'overview', label: t('overview'), icon: ConsoleIcon, to: routes.home.href() },
          { key: 'orders', label: t('orders'), icon: OrderIcon, to: routes.orders.href() },
          { key: 'resources', label: t('resources'), icon: HeterogeneousIcon, to: routes.resources.href() },
          {
            key: 'messages',
            label: t('messages'),
            icon: MessageIcon,
            to: routes.messages.href(),
            count: unreadMessages,
          },
          { key: 'team', label: t('team'), icon: GroupIcon, to: routes.team.href() },
          { key: 'account', label: t('account'), icon: CreditIcon, to: routes.account.href() },
          {
            key: 'notices',
            label: t('notices'),
            icon: NoticeIcon,
            to: routes.notices.href(),
            count: bell.view.unread,
          },
          { key: 'feedback', label: t('feedback'), icon: HelpIcon, to: routes.feedback.href() },
          { key: 'settings', label: t('settings'), icon: SettingsIcon, to: routes.settings.href() },
        ],
        // What one is told is looked for more often on a phone than team and cost (design 2.7).
        bar: ['overview', 'orders', 'resources', 'notices'],
        current: entry.route.area ?? null,
        messages: user && { to: routes.messages.href(), count: unreadMessages },
        account: [
          { label: t('recharge'), href: addresses.mall.recharge.href(), icon: <CreditIcon size={18} /> },
          ...(user !== null && user.retailerId !== null
            ? [{ label: t('seller'), href: addresses.seller.home.href(), icon: <ShopIcon size={18} /> }]
            : []),
        ],
        mall: addresses.mall.home.href(),
        notice,
      }}
      commands={{ switchLanguage, signOut: () => signOut(addresses.mall.home.href()) }}
      bell={user !== null && <NoticeBell {...bell} />}
    >
      {children}
    </DeskLayout>
  )
}
