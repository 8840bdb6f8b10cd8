import { seesCart } from '@compute-mall/core/identity'
import { useWatch } from '@compute-mall/react'
import { type Section, type ShellProps, sections } from '@compute-mall/ui/layouts'
import { useLanguage } from '@compute-mall/ui/text'
import { createPath } from 'react-router-dom'
import { useAppData, useRouteState } from '../page/routeState.ts'
import { addresses, inMall, signInAddress } from '../route/index.ts'
import { useEnvironment } from '../router/environment.ts'
import { useNavigate } from '../router/useNavigate.ts'
import { useSwitchLanguage } from './useSwitchLanguage.ts'

/** The areas that have pages. */
const open: readonly Section[] = ['home', 'app', 'compute']

const areaOf = (area: string | undefined): Section | null =>
  sections.find((section) => section === area) ?? null

/** What the header and the footer of the mall show and do, around the pages of any app. */
export const useShell = (): ShellProps => {
  const { location, entry } = useRouteState()
  const { user, site, cartCount } = useAppData()
  const { prefix, forDevice } = useEnvironment()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const switchLanguage = useSwitchLanguage()
  const { signOut } = useWatch()
  const isMall = prefix === MALL_PREFIX
  const footer = (language === 'zh' ? site?.footer : site?.footerEn) ?? []
  return {
    view: {
      sections: isMall ? open : [],
      section: areaOf(entry.route.area),
      userName: user?.userName ?? null,
      cartCount: isMall && seesCart(user) ? cartCount : null,
      unreadCount: null,
      keyword: new URLSearchParams(location.search).get('keyword') ?? '',
      footer: footer.map((column) => ({
        ...column,
        links: column.links.map(({ label, href }) => ({ label, href: isMall ? href : inMall(href) })),
      })),
      links: {
        home: addresses.mall.home.href(),
        search: addresses.mall.search.href(),
        signIn: signInAddress(prefix + createPath(location)),
        orders: addresses.console.orders.href(),
        ...(isMall && { console: addresses.console.home.href() }),
      },
    },
    commands: {
      search: (keyword) => navigate(addresses.mall.search.href({ keyword })),
      switchLanguage,
      signOut: () => signOut(isMall ? prefix + forDevice('/') : addresses.mall.home.href()),
    },
  }
}

const MALL_PREFIX = '/ui/mall'
