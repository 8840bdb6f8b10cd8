import { given, queryText } from '@compute-mall/core/http'
import { seesCart, signInAddress } from '@compute-mall/core/identity'
import { useWatch } from '@compute-mall/react'
import type { Section, ShellProps } from '@compute-mall/ui/layouts'
import { useLanguage } from '@compute-mall/ui/text'
import { useChatState } from '../chat/requests.ts'
import { hrefOf, pathWithin } from '../router/address.ts'
import { forDevice, useDevice } from '../router/device.ts'
import { useNavigate } from '../router/navigate.ts'
import { useShown } from '../router/shown.ts'
import type { PageName } from '../routes.ts'
import { useSwitchLanguage } from './useSwitchLanguage.ts'

/** The areas that have pages. */
const sections: readonly Section[] = ['home', 'app', 'compute', 'community', 'ranking', 'service']

const sectionOf: { readonly [Page in PageName]?: Section } = {
  home: 'home',
  app: 'app',
  'search-goods': 'app',
  'search-resource': 'compute',
  'space-dashboard': 'community',
  ranking: 'ranking',
  'service-ai': 'service',
  'service-container': 'service',
  'service-ecs': 'service',
  'service-hpc': 'service',
}

const CONSOLE = '/ui/console/'

/** What the frame around a page shows and does. */
export const useShell = (page: PageName): ShellProps => {
  const { start, location } = useShown()
  const { user, site, cartCount } = start
  const { pathname, search } = location
  const { language } = useLanguage()
  const navigate = useNavigate()
  const switchLanguage = useSwitchLanguage()
  const { signOut } = useWatch()
  const device = useDevice()
  const { unread } = useChatState()
  return {
    view: {
      sections,
      section: sectionOf[page] ?? null,
      userName: user?.userName ?? null,
      cartCount: seesCart(user) ? cartCount : null,
      unreadCount: user === null && unread === 0 ? null : unread,
      keyword: new URLSearchParams(search).get('keyword') ?? '',
      footer: (language === 'zh' ? site?.footer : site?.footerEn) ?? [],
      links: {
        home: '/',
        search: '/search/global',
        signIn: signInAddress(pathname + search),
        orders: `${CONSOLE}#/orders`,
        console: CONSOLE,
        ...(page !== 'feedback' && {
          feedback: `/feedback${queryText([
            ['entrance', 'sidebar'],
            ['from', (pathWithin(pathname) ?? '') + search],
          ])}`,
        }),
      },
    },
    commands: {
      search: (keyword) => navigate(`/search/global${queryText(given('keyword', keyword))}`),
      switchLanguage,
      signOut: () => signOut(hrefOf(forDevice(device, '/'))),
    },
  }
}
