import type { Loaded } from '@compute-mall/app'
import type { Language } from '@compute-mall/core/codec'
import type { AccessToken, OwnMail, Session, TokenScope, UserInfo } from '@compute-mall/core/identity'
import type { NoticeChoice } from '@compute-mall/core/notice'
import { DeskPage, PageState } from '@compute-mall/ui/desk/page'
import type { PhonePurpose } from '@compute-mall/ui/identity'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, DescriptionList, RadioGroup, Skeleton, Switch } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { MailCommands, MailStep } from './MailRow.tsx'
import { MailRow } from './MailRow.tsx'
import { SessionsCard } from './SessionsCard.tsx'
import * as css from './settings.css.ts'
import { TokensCard } from './TokensCard.tsx'

export interface SettingsPageProps {
  readonly view: {
    readonly phone: Pick<UserInfo, 'phone' | 'phoneVerified'> | null
    /** Its own address; null where it could not be loaded. */
    readonly mail: OwnMail | null
    readonly mailStep: MailStep
    readonly choices: Loaded<readonly NoticeChoice[]>
    readonly sessions: Loaded<readonly Session[]>
    readonly tokens: Loaded<readonly AccessToken[]>
    /** The secret of a token that was just made; null when it was read. */
    readonly secret: string | null
    readonly busy: boolean
  }
  readonly commands: {
    readonly switchLanguage: (language: Language) => void
    readonly choose: (choice: NoticeChoice) => void
    readonly setPhone: (purpose: PhonePurpose) => void
    readonly mail: MailCommands
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
        <AccountCard view={view} commands={commands} />
        <PageState state={sessions} skeleton={skeleton} onRetry={commands.retry}>
          {(value) => <SessionsCard sessions={value} busy={busy} onEnd={commands.endSessions} />}
        </PageState>
        <PageState state={tokens} skeleton={skeleton} onRetry={commands.retry}>
          {(value) => <TokensCard view={{ tokens: value, secret, busy }} commands={commands} />}
        </PageState>
        <PageState state={choices} skeleton={skeleton} onRetry={commands.retry}>
          {(value) => (
            <ChoicesCard
              choices={value}
              hasMail={view.mail === null || view.mail.mail !== null}
              onChoose={commands.choose}
            />
          )}
        </PageState>
      </Stack>
    </DeskPage>
  )
}

/** Languages are named by themselves, so that everybody finds their own. */
const LANGUAGES = [
  { value: 'zh', label: <span lang="zh-CN">简体中文</span> },
  { value: 'en', label: <span lang="en">English</span> },
] as const

const AccountCard = ({ view: { phone, mail, mailStep, busy }, commands }: SettingsPageProps) => {
  const { t } = useTranslation('settings')
  const { language } = useLanguage()
  return (
    <Card>
      <Stack>
        <RadioGroup
          legend={t('language')}
          options={LANGUAGES}
          value={language}
          onChange={commands.switchLanguage}
        />
        <Text tone="soft">{t('languageHint')}</Text>
        <DescriptionList
          items={[
            {
              name: t('phone'),
              value: <PhoneRow phone={phone} onSet={commands.setPhone} />,
            },
            ...(mail === null
              ? []
              : [
                  {
                    name: t('mail'),
                    value: <MailRow mail={mail.mail} step={mailStep} busy={busy} commands={commands.mail} />,
                  },
                ]),
          ]}
        />
      </Stack>
    </Card>
  )
}

const phoneSteps = {
  set: 'setPhone',
  verify: 'verifyPhone',
  change: 'changePhone',
} as const satisfies Record<PhonePurpose, string>

interface PhoneRowProps extends Pick<SettingsPageProps['view'], 'phone'> {
  readonly onSet: (purpose: PhonePurpose) => void
}

/** The phone number of the account, and the way to set, verify or change it (R5.07). */
const PhoneRow = ({ phone, onSet }: PhoneRowProps) => {
  const { t } = useTranslation('settings')
  const number = phone?.phone ?? null
  const isVerified = phone?.phoneVerified === true
  const purpose = number === null ? 'set' : isVerified ? 'change' : 'verify'
  return (
    <Inline>
      {number === null ? t('noPhone') : isVerified ? number : t('phoneUnverified', { phone: number })}
      <Button size="small" onClick={() => onSet(purpose)}>
        {t(phoneSteps[purpose])}
      </Button>
    </Inline>
  )
}

interface ChoicesCardProps {
  readonly choices: readonly NoticeChoice[]
  /** Whether there is an address that mails can go to. */
  readonly hasMail: boolean
  readonly onChoose: (choice: NoticeChoice) => void
}

const ChoicesCard = ({ choices, hasMail, onChoose }: ChoicesCardProps) => {
  const { t } = useTranslation(['settings', 'notice'])
  return (
    <Card title={t('notices')}>
      <Stack>
        <Text tone="soft">{t('noticesHint')}</Text>
        {!hasMail && <Text tone="soft">{t('noticesNoMail')}</Text>}
        <ul className={css.choices}>
          {choices.map((choice) => (
            <li key={choice.kind}>
              <fieldset className={css.choice}>
                <legend>{t(`notice:title.${choice.kind}`)}</legend>
                <Switch
                  label={t('bySms')}
                  checked={choice.isSms}
                  onChange={(isSms) => onChoose({ ...choice, isSms })}
                />
                <Switch
                  label={t('byMail')}
                  checked={hasMail && choice.isMail}
                  disabled={!hasMail}
                  onChange={(isMail) => onChoose({ ...choice, isMail })}
                />
              </fieldset>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
