import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  CartIcon,
  CategoryIcon,
  ConsoleIcon,
  GeneralIcon,
  HomeIcon,
  MessageIcon,
  OrderIcon,
  SettleIcon,
  ShopIcon,
  SignOutIcon,
  UserIcon,
} from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { Badge, Sheet } from '../parts/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import * as css from './MobileLayout.css.ts'
import type { MobileArea, MobileShellProps } from './MobileLayout.props.ts'

const areas = [
  { area: 'home', AreaIcon: HomeIcon },
  { area: 'app', AreaIcon: CategoryIcon },
  { area: 'compute', AreaIcon: GeneralIcon },
] as const

/** The areas, and what is one's own. */
export const TabBar = ({ view, commands }: MobileShellProps) => {
  const { t } = useTranslation(['mobile', 'shell'])
  const at = (area: MobileArea) => (view.area === area ? ('page' as const) : undefined)
  return (
    <nav className={css.bottom} aria-label={t('areas')}>
      {areas.map(({ area, AreaIcon }) => (
        <Link key={area} className={css.tab} to={view.links.section[area]} aria-current={at(area)}>
          <AreaIcon size={22} />
          {t(area)}
        </Link>
      ))}
      {view.cartCount !== null && (
        <Link className={css.tab} to={view.links.cart} aria-current={at('cart')}>
          <CartTab count={view.cartCount} />
        </Link>
      )}
      {view.userName === null ? (
        <a className={css.tab} href={view.links.signIn}>
          <UserIcon size={22} />
          {t('shell:signIn')}
        </a>
      ) : (
        <Mine view={view} commands={commands} name={view.userName} />
      )}
    </nav>
  )
}

const CartTab = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('shell')
  return (
    <>
      <Badge count={count}>
        <CartIcon size={22} />
      </Badge>
      <span aria-hidden="true">{t('cart')}</span>
      <span className={visuallyHidden}>{t('cartCount', { count })}</span>
    </>
  )
}

/** One's orders and messages, one's other app, and the way out. */
const Mine = ({
  view: { links, unreadCount },
  commands,
  name,
}: MobileShellProps & { readonly name: string }) => {
  const { t } = useTranslation(['mobile', 'shell'])
  const [open, setOpen] = useState(false)
  const unread = unreadCount ?? 0
  const entries = [
    { href: links.orders, label: t('shell:myOrders'), icon: <OrderIcon size={20} /> },
    { href: links.console, label: t('shell:console'), icon: <ConsoleIcon size={20} /> },
    { href: links.seller, label: t('shell:sellerCentre'), icon: <ShopIcon size={20} /> },
  ]
  return (
    <>
      <button type="button" className={css.tab} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Badge count={unread}>
          <UserIcon size={22} />
        </Badge>
        {t('mine')}
        {unread > 0 && <span className={visuallyHidden}>{t('shell:messagesUnread', { count: unread })}</span>}
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={name}>
        <ul className={css.menu} aria-label={t('mineTitle')}>
          {entries.map(
            ({ href, label, icon }) =>
              href !== undefined && (
                <li key={label}>
                  <a className={css.menuItem} href={href}>
                    {icon}
                    {label}
                  </a>
                </li>
              ),
          )}
          <li>
            <Link className={css.menuItem} to={links.messages}>
              <MessageIcon size={20} />
              {unread > 0 ? t('shell:messagesUnread', { count: unread }) : t('shell:messages')}
            </Link>
          </li>
          {links.seller === undefined && (
            <li>
              <Link className={css.menuItem} to={links.settle}>
                <SettleIcon size={20} />
                {t('settle')}
              </Link>
            </li>
          )}
          <li>
            <button type="button" className={css.menuItem} onClick={commands.signOut}>
              <SignOutIcon size={20} />
              {t('shell:signOut')}
            </button>
          </li>
        </ul>
      </Sheet>
    </>
  )
}
