import {
  addresses,
  NoticeInboxProvider,
  useAppData,
  useNoticeBell,
  useOfflineNotice,
  useRouteState,
  useSwitchLanguage,
} from '@compute-mall/app'
import { flagsOf } from '@compute-mall/core/identity'
import { useWatch } from '@compute-mall/react'
import { DeskLayout } from '@compute-mall/ui/desk/frame'
import { NoticeBell } from '@compute-mall/ui/desk/notice'
import { useLanguage } from '@compute-mall/ui/text'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { noticePlacesOf } from './features/notice/noticePlaces.ts'
import { areasOf, iconOf, waysOut } from './menu.ts'
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
  const { language } = useLanguage()
  const { user, menu = [] } = useAppData()
  const { entry } = useRouteState()
  const { signOut } = useWatch()
  const switchLanguage = useSwitchLanguage()
  const notice = useOfflineNotice()
  const bell = useNoticeBell(noticePlacesOf(user))
  const unreadMessages = useUnreadMessages(user?.id ?? null)
  const counts = new Map([
    ['messages', unreadMessages],
    ['notices', bell.view.unread],
  ])
  return (
    <DeskLayout
      view={{
        product: t('title'),
        role: user !== null && flagsOf(user).hasSalerAuth ? t('salesRole') : null,
        userName: user?.userName ?? null,
        entries: areasOf(menu, language).map(({ name, label, to }) => ({
          key: name,
          label,
          icon: iconOf(name),
          to,
          count: counts.get(name),
        })),
        // What one is told is looked for more often on a phone than team and cost (design 2.7).
        bar: ['overview', 'orders', 'resources', 'notices'],
        current: entry.route.area ?? null,
        messages: user && { to: routes.messages.href(), count: unreadMessages },
        account: waysOut(menu, language).map(({ name, label, href }) => {
          const EntryIcon = iconOf(name)
          return { label, href, icon: <EntryIcon size={18} /> }
        }),
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
