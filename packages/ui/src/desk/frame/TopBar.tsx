import { useTranslation } from 'react-i18next'
import { LanguageIcon, LogoMark, MessageIcon, ShopIcon } from '../../icons/index.ts'
import { Link } from '../../link/index.ts'
import { Badge, Tag } from '../../parts/index.ts'
import { useLanguage } from '../../text/index.ts'
import { visuallyHidden } from '../../theme/index.ts'
import { AccountMenu } from './AccountMenu.tsx'
import * as css from './frame.css.ts'
import type { DeskCommands, DeskProps, DeskView } from './types.ts'

/** Which app this is and as whom one is here; the way back to the mall, language, messages, notices, account. */
export const TopBar = ({ view, commands, bell }: DeskProps) => (
  <header className={css.top}>
    <Brand view={view} />
    <div className={css.actions}>
      <MallLink mall={view.mall} />
      <LanguageSwitch onSwitch={commands.switchLanguage} />
      {view.messages !== null && <MessagesLink {...view.messages} />}
      {bell}
      <AccountMenu view={view} commands={commands} />
    </div>
  </header>
)

const Brand = ({ view: { product, role, entries } }: { readonly view: DeskView }) => (
  <Link className={css.brand} to={entries[0]?.to ?? '/'}>
    <LogoMark size={28} />
    <span className={css.product}>{product}</span>
    {role !== null && <Tag tone="outline">{role}</Tag>}
  </Link>
)

const MallLink = ({ mall }: { readonly mall: string }) => {
  const { t } = useTranslation('desk')
  return (
    <a className={css.wideAction} href={mall} title={t('toMall')}>
      <ShopIcon size={18} />
      <span className={css.actionWords}>{t('mall')}</span>
    </a>
  )
}

/** Each language is named in itself, for those who read no other. */
const others = {
  zh: { language: 'en', tag: 'en', name: 'English' },
  en: { language: 'zh', tag: 'zh-CN', name: '中文' },
} as const

interface LanguageSwitchProps {
  readonly onSwitch: DeskCommands['switchLanguage']
}

const LanguageSwitch = ({ onSwitch }: LanguageSwitchProps) => {
  const { t } = useTranslation('desk')
  const other = others[useLanguage().language]
  return (
    <button
      type="button"
      className={css.wideAction}
      title={t('switchLanguage')}
      onClick={() => onSwitch(other.language)}
    >
      <LanguageIcon size={18} />
      <span lang={other.tag}>{other.name}</span>
    </button>
  )
}

const MessagesLink = ({ to, count }: { readonly to: string; readonly count: number }) => {
  const { t } = useTranslation('desk')
  return (
    <Link className={css.action} to={to} title={t('messages')}>
      <Badge count={count}>
        <MessageIcon size={20} />
      </Badge>
      <span className={visuallyHidden}>{t('messagesUnread', { count })}</span>
    </Link>
  )
}
