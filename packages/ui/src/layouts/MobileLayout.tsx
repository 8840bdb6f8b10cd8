import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CartIcon, CategoryIcon, GeneralIcon, HomeIcon, LogoMark, UserIcon } from '../icons/index.ts'
import { Link } from '../link/index.ts'
import { Badge, SearchBox } from '../parts/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import { LanguageSwitch } from './Header.tsx'
import { Main, SkipLink } from './Main.tsx'
import * as css from './MobileLayout.css.ts'
import { page } from './Shell.css.ts'
import type { ShellProps, ShellView } from './shell.ts'

/** For a phone: search above, the areas within reach of the thumb below (R2.02, R2.05). */
export const MobileLayout = ({ view, commands, children }: ShellProps & { readonly children: ReactNode }) => {
  const { t } = useTranslation('shell')
  return (
    <div className={page}>
      <SkipLink />
      <header className={css.top}>
        <Link to="/mobile" aria-label={t('home')}>
          <LogoMark size={32} />
        </Link>
        <div className={css.search}>
          <SearchBox
            label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            keyword={view.keyword}
            onSearch={commands.search}
          />
        </div>
        <LanguageSwitch onSwitch={commands.switchLanguage} />
      </header>
      <Main>{children}</Main>
      <TabBar view={view} />
    </div>
  )
}

const TabBar = ({ view }: { readonly view: ShellView }) => {
  const { t } = useTranslation('shell')
  const at = (section: ShellView['section']) => (view.section === section ? ('page' as const) : undefined)
  return (
    <nav className={css.bottom} aria-label={t('tabBar')}>
      <Link className={css.tab} to="/mobile" aria-current={at('home')}>
        <HomeIcon size={22} />
        {t('home')}
      </Link>
      <Link className={css.tab} to="/mobile/app" aria-current={at('app')}>
        <CategoryIcon size={22} />
        {t('categories')}
      </Link>
      <Link className={css.tab} to="/mobile/search/resource" aria-current={at('compute')}>
        <GeneralIcon size={22} />
        {t('computeTab')}
      </Link>
      {view.cartCount !== null && (
        <Link className={css.tab} to="/mobile/goods/cart">
          <Badge count={view.cartCount}>
            <CartIcon size={22} />
          </Badge>
          <span aria-hidden="true">{t('cart')}</span>
          <span className={visuallyHidden}>{t('cartCount', { count: view.cartCount })}</span>
        </Link>
      )}
      <a className={css.tab} href={view.userName === null ? view.links.signIn : view.links.console}>
        <UserIcon size={22} />
        {view.userName === null ? t('signIn') : t('mine')}
      </a>
    </nav>
  )
}
