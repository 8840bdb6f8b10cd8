import { useTranslation } from 'react-i18next'
import { CartIcon, LanguageIcon, LogoMark, MessageIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { Badge, SearchBox } from '../parts/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import { AccountMenu } from './AccountMenu.tsx'
import * as css from './Shell.css.ts'
import type { ShellProps } from './shell.ts'

/** Logo, search, and what belongs to the one who is here. It stays on top while the page scrolls. */
export const Header = ({ view, commands }: ShellProps) => {
  const { t } = useTranslation('shell')
  return (
    <header className={css.bar}>
      <div className={css.barRow}>
        <Logo />
        <div className={css.search}>
          <SearchBox
            label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            keyword={view.keyword}
            action="/search/global"
            onSearch={commands.search}
          />
        </div>
        <div className={css.actions}>
          <LanguageSwitch onSwitch={commands.switchLanguage} />
          {view.unreadCount !== null && <MessagesLink count={view.unreadCount} />}
          {view.cartCount !== null && <CartLink count={view.cartCount} />}
          <AccountMenu view={view} commands={commands} />
        </div>
      </div>
    </header>
  )
}

export const Logo = () => {
  const { t } = useTranslation('shell')
  return (
    <Link className={css.logo} to="/">
      <LogoMark size={36} />
      <span>
        <span className={css.productName}>{t('productName')}</span>
        <span className={css.tagline}>{t('productTagline')}</span>
      </span>
    </Link>
  )
}

interface LanguageSwitchProps {
  readonly onSwitch: (language: 'zh' | 'en') => void
}

export const LanguageSwitch = ({ onSwitch }: LanguageSwitchProps) => {
  const { t, i18n } = useTranslation('shell')
  return (
    <button
      type="button"
      className={css.action}
      aria-label={t('languageOther')}
      title={t('languageSwitch')}
      onClick={() => onSwitch(i18n.language === 'en' ? 'zh' : 'en')}
    >
      <LanguageIcon size={20} />
      <span className={css.actionWords}>{t('languageOther')}</span>
    </button>
  )
}

const CartLink = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('shell')
  return (
    <Link className={css.action} to="/goods/cart">
      <Badge count={count}>
        <CartIcon size={20} />
      </Badge>
      <span className={css.actionWords} aria-hidden="true">
        {t('cart')}
      </span>
      <span className={visuallyHidden}>{t('cartCount', { count })}</span>
    </Link>
  )
}

const MessagesLink = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('shell')
  return (
    <Link className={css.wideAction} to="/chat/chatList">
      <Badge count={count}>
        <MessageIcon size={20} />
      </Badge>
      <span className={css.actionWords} aria-hidden="true">
        {t('messages')}
      </span>
      <span className={visuallyHidden}>{t('messagesUnread', { count })}</span>
    </Link>
  )
}
