import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BackIcon, CartIcon, LogoMark, SearchIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { cx } from '../parts/cx.ts'
import { Badge } from '../parts/index.ts'
import { useLanguage } from '../text/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import { Main, SkipLink } from './Main.tsx'
import * as css from './MobileLayout.css.ts'
import type { MobileShellProps } from './MobileLayout.props.ts'
import type { ShellCommands } from './shell.ts'
import { TabBar } from './TabBar.tsx'

/** For a phone: where one is above, the areas within reach of the thumb below (R2.02, R2.05). */
export const MobileLayout = ({
  view,
  commands,
  children,
}: MobileShellProps & { readonly children: ReactNode }) => (
  <div className={cx(css.page, view.area !== null && css.withTabs)}>
    <SkipLink />
    <TopBar view={view} commands={commands} />
    <Main>{children}</Main>
    {view.area !== null && <TabBar view={view} commands={commands} />}
  </div>
)

const TopBar = ({ view, commands }: MobileShellProps) => {
  const { t } = useTranslation(['mobile', 'shell'])
  return (
    <header className={css.top}>
      {view.area === null ? (
        <button type="button" className={css.action} aria-label={t('back')} onClick={commands.back}>
          <BackIcon size={22} />
        </button>
      ) : (
        <>
          <Link className={css.brand} to={view.links.home} aria-label={t('shell:home')}>
            <LogoMark size={28} />
          </Link>
          {view.isSubSite === true && <span className={css.subSite}>{t('shell:subSite')}</span>}
        </>
      )}
      {view.searches ? (
        <SearchLink keyword={view.keyword} to={view.links.searchStart(view.keyword)} />
      ) : (
        <p className={css.title}>{view.title}</p>
      )}
      {view.offersCart && view.cartCount !== null && <CartLink count={view.cartCount} to={view.links.cart} />}
      <LanguageButton onSwitch={commands.switchLanguage} />
    </header>
  )
}

/** Looks like the field that it leads to. */
const SearchLink = ({ keyword, to }: { readonly keyword: string; readonly to: string }) => {
  const { t } = useTranslation('mobile')
  return (
    <Link className={css.search} to={to}>
      <SearchIcon size={18} />
      {keyword === '' ? (
        <span className={css.searchWords}>{t('find')}</span>
      ) : (
        <>
          <span className={visuallyHidden}>{t('searched')}</span>
          <span className={css.searched}>{keyword}</span>
        </>
      )}
    </Link>
  )
}

const CartLink = ({ count, to }: { readonly count: number; readonly to: string }) => {
  const { t } = useTranslation('shell')
  return (
    <Link className={css.action} to={to}>
      <Badge count={count}>
        <CartIcon size={22} />
      </Badge>
      <span className={visuallyHidden}>{t('cartCount', { count })}</span>
    </Link>
  )
}

/** Each language is named in itself, for those who read no other. */
const others = {
  zh: { language: 'en', tag: 'en', name: 'English' },
  en: { language: 'zh', tag: 'zh-CN', name: '中文' },
} as const

const LanguageButton = ({ onSwitch }: { readonly onSwitch: ShellCommands['switchLanguage'] }) => {
  const { t } = useTranslation('shell')
  const other = others[useLanguage().language]
  return (
    <button
      type="button"
      className={css.action}
      lang={other.tag}
      title={t('languageSwitch')}
      onClick={() => onSwitch(other.language)}
    >
      {other.name}
    </button>
  )
}
