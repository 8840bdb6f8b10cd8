import {
  load,
  loadedOf,
  useAppData,
  usePage,
  usePhoneSetting,
  useReload,
  useSwitchLanguage,
} from '@compute-mall/app'
import { E } from '@compute-mall/core/fp'
import type { TokenScope } from '@compute-mall/core/identity'
import type { NoticeChoice } from '@compute-mall/core/notice'
import { useClient, useCommand } from '@compute-mall/react'
import { type ReactNode, useState } from 'react'
import { routes } from '../../routes.ts'
import type { SettingsPageProps } from './SettingsPage.tsx'
import { useMailSetting } from './useMailSetting.ts'

/** Mail address, sessions, access tokens and choices of notices. */
export const loader = load(routes.settings, async ({ client }) => {
  const [sessions, tokens, choices, mail] = await Promise.all([
    client.identity.sessions({})(),
    client.identity.accessTokens({})(),
    client.notice.choices({})(),
    client.identity.mail({})(),
  ])
  return {
    sessions: loadedOf(sessions),
    tokens: loadedOf(tokens),
    choices: loadedOf(choices),
    mail: E.isRight(mail) ? mail.right : null,
  }
})

/** What a user decides for their own account. */
export const useSettings = (): { readonly props: SettingsPageProps; readonly dialogs: ReactNode } => {
  const { sessions, tokens, choices, mail } = usePage<typeof loader>()
  const { user } = useAppData()
  const client = useClient()
  const reload = useReload()
  const switchLanguage = useSwitchLanguage()
  const [secret, setSecret] = useState<string | null>(null)
  const changed = (outcome: E.Either<unknown, unknown>) => void (E.isRight(outcome) && reload())
  const choose = useCommand(
    (wanted: readonly NoticeChoice[]) =>
      client.notice.choose({
        body: {
          sms: wanted.filter(({ isSms }) => isSms).map(({ kind }) => kind),
          mail: wanted.filter(({ isMail }) => isMail).map(({ kind }) => kind),
        },
      }),
    changed,
  )
  const setting = useMailSetting(changed)
  const end = useCommand(
    (sessionId: readonly string[]) => client.identity.endOwnSessions({ body: { sessionId: [...sessionId] } }),
    changed,
  )
  const create = useCommand(
    (name: string, scope: TokenScope) => client.identity.createAccessToken({ body: { name, scope } }),
    (outcome) => {
      if (E.isLeft(outcome)) return
      setSecret(outcome.right.secret)
      void reload()
    },
  )
  const revoke = useCommand(
    (tokenId: string) => client.identity.revokeAccessToken({ body: { tokenId } }),
    changed,
  )
  const known = choices.kind === 'loaded' ? choices.value : []
  const phone = usePhoneSetting(() => undefined)
  const props: SettingsPageProps = {
    view: {
      phone: user,
      mail,
      mailStep: setting.step,
      sessions,
      tokens,
      choices,
      secret,
      busy: end.pending || create.pending || revoke.pending || setting.removing,
    },
    commands: {
      switchLanguage,
      choose: (choice) => choose.run(known.map((other) => (other.kind === choice.kind ? choice : other))),
      setPhone: phone.open,
      mail: setting.commands,
      endSessions: (sessionId) => end.run(sessionId === null ? [] : [sessionId]),
      createToken: create.run,
      revokeToken: revoke.run,
      closeSecret: () => setSecret(null),
      retry: () => void reload(),
    },
  }
  return { props, dialogs: phone.dialog }
}
