import { useTranslation } from 'react-i18next'
import { CartIcon, LanguageIcon, LogoMark, MessageIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { Badge, SearchBox } from '../parts/index.ts'
import { useLanguage } from '../text/index.ts'
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
        <Logo home={view.links.home} isSubSite={view.isSubSite} />
        <div className={css.search}>
          <SearchBox
            label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            keyword={view.keyword}
            action={view.links.search}
            onSearch={commands.search}
            suggest={commands.suggest}
          />
        </div>
        <div className={css.actions}>
          <LanguageSwitch onSwitch={commands.switchLanguage} />
          {view.unreadCount !== null && (
            <CountedLink
              className={css.wideAction}
              count={view.unreadCount}
              to={view.links.messages}
              Icon={MessageIcon}
              words={t('messages')}
              heard={t('messagesUnread', { count: view.unreadCount })}
            />
          )}
          {view.cartCount !== null && (
            <CountedLink
              className={css.action}
              count={view.cartCount}
              to={view.links.cart}
              Icon={CartIcon}
              words={t('cart')}
              heard={t('cartCount', { count: view.cartCount })}
            />
          )}
          <AccountMenu view={view} commands={commands} />
        </div>
      </div>
    </header>
  )
}

interface LogoProps {
  readonly home: string
  readonly isSubSite?: boolean | undefined
}

export const Logo = ({ home, isSubSite = false }: LogoProps) => {
  const { t } = useTranslation('shell')
  return (
    <Link className={css.logo} to={home}>
      <LogoMark size={36} />
      <span>
        <span className={css.productName}>{t(isSubSite ? 'subSiteName' : 'productName')}</span>
        <span className={css.tagline}>{t('productTagline')}</span>
      </span>
    </Link>
  )
}

interface LanguageSwitchProps {
  readonly onSwitch: (language: 'zh' | 'en') => void
}

/** Each language is named in itself, for those who read no other. */
const others = {
  zh: { language: 'en', tag: 'en', name: 'English' },
  en: { language: 'zh', tag: 'zh-CN', name: '中文' },
} as const

export const LanguageSwitch = ({ onSwitch }: LanguageSwitchProps) => {
  const { t } = useTranslation('shell')
  const other = others[useLanguage().language]
  return (
    <button
      type="button"
      className={css.action}
      title={t('languageSwitch')}
      onClick={() => onSwitch(other.language)}
    >
      <LanguageIcon size={20} />
      <span className={css.languageName} lang={other.tag}>
        {other.name}
      </span>
    </button>
  )
}

interface CountedLinkProps {
  readonly className: string
  readonly count: number
  readonly to: string
  readonly Icon: typeof CartIcon
  readonly words: string
  /** The same with the count, for those who hear the page. */
  readonly heard: string
}

const CountedLink = ({ className, count, to, Icon, words, heard }: CountedLinkProps) => (
  <Link className={className} to={to}>
    <Badge count={count}>
      <Icon size={20} />
      <span className={css.actionWords} aria-hidden="true">
        {words}
      </span>
    </Badge>
    <span className={visuallyHidden}>{heard}</span>
  </Link>
)
