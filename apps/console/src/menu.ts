import { addresses, pathWithin } from '@compute-mall/app/routes'
import type { Language } from '@compute-mall/core/codec'
import type { MenuItem } from '@compute-mall/core/identity'
import {
  CartIcon,
  ConsoleIcon,
  CreditIcon,
  GroupIcon,
  HelpIcon,
  HeterogeneousIcon,
  type Icon,
  MessageIcon,
  NoticeIcon,
  OrderIcon,
  SettingsIcon,
  ShopIcon,
} from '@compute-mall/ui/icons'
import { routes } from './routes.ts'

/** What stands before a path of the console in an address. */
const PREFIX = addresses.console.home.href().replace(/\/$/, '')

const icons: Readonly<Record<string, Icon>> = {
  overview: ConsoleIcon,
  orders: OrderIcon,
  resources: HeterogeneousIcon,
  messages: MessageIcon,
  team: GroupIcon,
  account: CreditIcon,
  notices: NoticeIcon,
  feedback: HelpIcon,
  settings: SettingsIcon,
  recharge: CreditIcon,
  cart: CartIcon,
  seller: ShopIcon,
  admin: ConsoleIcon,
}

/** The icon of an entry; one that this build does not know has that of the console. */
export const iconOf = (name: string): Icon =>
  Object.hasOwn(icons, name) ? (icons[name] ?? ConsoleIcon) : ConsoleIcon

const areas: ReadonlySet<string | undefined> = new Set(Object.values(routes).map(({ area }) => area))

/** The areas of the console that the user's menu names and this build has, in the order of the menu (R7.08). */
export const areasOf = (menu: readonly MenuItem[], language: Language) =>
  menu.flatMap((item) => {
    const to = pathWithin(PREFIX, item.path)
    return to === undefined || !areas.has(item.name) ? [] : [{ name: item.name, label: item[language], to }]
  })

/** The entries of the menu that lead out of the console. */
export const waysOut = (menu: readonly MenuItem[], language: Language) =>
  menu
    .filter(({ path }) => pathWithin(PREFIX, path) === undefined)
    .map((item) => ({ name: item.name, label: item[language], href: item.path }))
