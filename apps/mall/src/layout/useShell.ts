import {
  addresses,
  MOBILE,
  pathText,
  signInAddress,
  useAppData,
  useEnvironment,
  useNavigate,
  useRouteState,
  useSwitchLanguage,
} from '@compute-mall/app'
import { seesCart } from '@compute-mall/core/identity'
import { useWatch } from '@compute-mall/react'
import { type ShellProps, sections } from '@compute-mall/ui/layouts'
import { useLanguage } from '@compute-mall/ui/text'
import { useChatState } from '../features/chat/requests.ts'
import { suggest } from '../features/search/suggest.ts'
import { areas } from '../links.ts'
import { routes } from '../routes.ts'

/** What the frame around a page shows and does. */
export const useShell = (): ShellProps => {
  const { location, entry } = useRouteState()
  const { user, site, cartCount, unreadCount } = useAppData()
  const { prefix, forDevice } = useEnvironment()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const switchLanguage = useSwitchLanguage()
  const { signOut } = useWatch()
  const unread = useChatState().unread ?? unreadCount
  const { pathname, search } = location
  return {
    view: {
      sections,
      section: sections.find((section) => section === entry.route.area) ?? null,
      userName: user?.userName ?? null,
      saler: (site?.salerDisplay && user?.salerFullName) || undefined,
      isSubSite: site !== null && !site.isMainSite,
      cartCount: seesCart(user) ? cartCount : null,
      unreadCount: user === null && unread === 0 ? null : unread,
      keyword: new URLSearchParams(search).get('keyword') ?? '',
      menu: site?.menu,
      footer: (language === 'zh' ? site?.footer : site?.footerEn) ?? [],
      links: {
        home: routes.home.href(),
        ...areas(),
        search: routes.searchGlobal.href(),
        searchStart: (keyword) => MOBILE + routes.search.href({ keyword }),
        cart: routes.cart.href(),
        messages: routes.chats.href(),
        settle: routes.settle.href(),
        signIn: signInAddress(prefix + pathText({ pathname, search })),
        orders: addresses.console.orders.href(),
        console: addresses.console.home.href(),
        seller: user?.retailerId ? addresses.seller.home.href() : undefined,
        ...(entry.route.name !== routes.feedback.name && {
          feedback: routes.feedback.href({ entrance: 'sidebar', from: pathname + search }),
        }),
      },
    },
    commands: {
      search: (keyword) => navigate(routes.searchGlobal.href({ keyword })),
      suggest,
      switchLanguage,
      signOut: () => signOut(prefix + forDevice(routes.home.href())),
    },
  }
}
