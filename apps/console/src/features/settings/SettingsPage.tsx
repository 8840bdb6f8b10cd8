import type { Loaded } from '@compute-mall/app'
import type { Language } from '@compute-mall/core/codec'
import type { AccessToken, Session, TokenScope, UserInfo } from '@compute-mall/core/identity'
import type { NoticeChoice, NoticeKind } from '@compute-mall/core/notice'
import { DeskPage, PageState } from '@compute-mall/ui/desk/page'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Card, DescriptionList, RadioGroup, Skeleton, Switch } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { SessionsCard } from './SessionsCard.tsx'
import * as css from './settings.css.ts'
import { TokensCard } from './TokensCard.tsx'

export interface SettingsPageProps {
  readonly view: {
    readonly phone: Pick<UserInfo, 'phone' | 'phoneVerified'> | null
    readonly choices: Loaded<readonly NoticeChoice[]>
    readonly sessions: Loaded<readonly Session[]>
    readonly tokens: Loaded<readonly AccessToken[]>
    /** The secret of a token that was just made; null when it was read. */
    readonly secret: string | null
    readonly busy: boolean
  }
  readonly commands: {
    readonly switchLanguage: (language: Language) => void
    readonly choose: (kind: NoticeKind, isSms: boolean) => void
    /** Ends the named session; null ends all others. */
    readonly endSessions: (sessionId: string | null) => void
    readonly createToken: (name: string, scope: TokenScope) => void
    readonly revokeToken: (tokenId: string) => void
    readonly closeSecret: () => void
    readonly retry: () => void
  }
}

/** What a user decides for their own account. Each part stands without the others. */
export const SettingsPage = ({ view, commands }: SettingsPageProps) => {
  const { t } = useTranslation('settings')
  const { choices, sessions, tokens, secret, busy } = view
  const skeleton = (
    <Card>
      <Skeleton height="120px" />
    </Card>
  )
  return (
    <DeskPage head={{ title: t('title') }}>
      <Stack>
        <AccountCard phone={view.phone} onSwitch={commands.switchLanguage} />
        <PageState state={sessions} skeleton={skeleton} onRetry={commands.retry}>
          {(value) => <SessionsCard sessions={value} busy={busy} onEnd={commands.endSessions} />}
        </PageState>
        <PageState state={tokens} skeleton={skeleton} onRetry={commands.retry}>
          {(value) => <TokensCard view={{ tokens: value, secret, busy }} commands={commands} />}
        </PageState>
        <PageState state={choices} skeleton={skeleton} onRetry={commands.retry}>
          {(value) => <ChoicesCard choices={value} onChoose={commands.choose} />}
        </PageState>
      </Stack>
    </DeskPage>
  )
}

interface AccountCardProps {
  readonly phone: SettingsPageProps['view']['phone']
  readonly onSwitch: (language: Language) => void
}

/** Languages are named by themselves, so that everybody finds their own. */
const LANGUAGES = [
  { value: 'zh', label: <span lang="zh-CN">简体中文</span> },
  { value: 'en', label: <span lang="en">English</span> },
] as const

const AccountCard = ({ phone, onSwitch }: AccountCardProps) => {
  const { t } = useTranslation('settings')
  const { language } = useLanguage()
  const number = phone?.phone ?? null
  return (
    <Card>
      <Stack>
        <RadioGroup legend={t('language')} options={LANGUAGES} value={language} onChange={onSwitch} />
        <Text tone="soft">{t('languageHint')}</Text>
        <DescriptionList
          items={[
            {
              name: t('phone'),
              value:
                number === null
                  ? t('noPhone')
                  : phone?.phoneVerified === true
                    ? number
                    : t('phoneUnverified', { phone: number }),
            },
          ]}
        />
      </Stack>
    </Card>
  )
}

interface ChoicesCardProps {
  readonly choices: readonly NoticeChoice[]
  readonly onChoose: (kind: NoticeKind, isSms: boolean) => void
}

const ChoicesCard = ({ choices, onChoose }: ChoicesCardProps) => {
  const { t } = useTranslation(['settings', 'notice'])
  return (
    <Card title={t('notices')}>
      <Stack>
        <Text tone="soft">{t('noticesHint')}</Text>
        <ul className={css.choices}>
          {choices.map(({ kind, isSms }) => (
            <li key={kind}>
              <Switch
                label={t(`notice:title.${kind}`)}
                checked={isSms}
                onChange={(next) => onChoose(kind, next)}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
