import {
  type AccountChange,
  type AccountFacts,
  accountChangeRefusal,
  type GrantableRole,
  GrantableRoleId,
  grantableRoles,
  type PersonDetail,
} from '@compute-mall/core/identity'
import { formatInstant } from '@compute-mall/core/time'
import { DetailPage } from '@compute-mall/ui/desk/detail'
import type { Action, LoadState } from '@compute-mall/ui/desk/page'
import { Inline, Stack, Text } from '@compute-mall/ui/layout'
import { Button, Card, LinkButton, SelectField, Tag, useDialog } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChangeDialog } from './ChangeDialog.tsx'
import { accountTones } from './tones.ts'
import { useRoleName } from './useRoleName.ts'

export interface PersonPageProps {
  readonly view: {
    readonly state: LoadState<PersonDetail>
    /** Who looks at the page: their own account they cannot change. */
    readonly actorId: string
    readonly mayChange: boolean
    readonly busy: boolean
  }
  readonly links: { readonly people: string; readonly did: string; readonly changes: string }
  readonly commands: {
    readonly retry: () => void
    readonly change: (change: AccountChange, reason: string) => Promise<boolean>
  }
}

/** Why a change cannot be made now, in words; undefined where it can. */
type Hindrance = (change: AccountChange) => string | undefined

/** One user: state, roles, shop, sessions and sign-ins, and what a superadmin may change (width 2.6). */
export const PersonPage = ({ view, links, commands }: PersonPageProps) => {
  const { t } = useTranslation(['people', 'admin', 'operations'])
  const { state, busy } = view
  const { subject: change, open: ask, close, closeAfter } = useDialog<AccountChange>()
  const person = state.kind === 'loaded' ? state.value : null
  const hindrance = useHindrance(view)
  const factsOf = useFacts()
  return (
    <>
      <DetailPage<PersonDetail>
        view={{
          head: {
            trail: [{ label: t('admin:people'), to: links.people }, { label: person?.userName ?? '' }],
            title: person?.userName ?? t('admin:people'),
            ...(person !== null && {
              tag: { label: t(`state.${person.state}`), tone: accountTones[person.state] },
            }),
          },
          state,
          actions: person === null ? [] : accountActions(person),
        }}
        commands={commands}
      >
        {(value) => ({
          facts: { items: factsOf(value) },
          children: (
            <>
              <Roles person={value} hindrance={hindrance} ask={ask} />
              <Sessions person={value} />
              <SignIns person={value} />
              <Inline gap={2}>
                <LinkButton to={links.did}>{t('ownLines')}</LinkButton>
                <LinkButton to={links.changes}>{t('aboutLines')}</LinkButton>
              </Inline>
            </>
          ),
        })}
      </DetailPage>
      {change !== null && person !== null && (
        <ChangeDialog
          change={change}
          name={person.userName}
          busy={busy}
          onClose={close}
          onConfirm={(reason) => closeAfter(commands.change(change, reason))}
        />
      )}
    </>
  )

  function accountActions({ state: account, sessions }: PersonDetail): readonly Action[] {
    const kind = account === 'active' ? ('disable' as const) : ('enable' as const)
    return [
      {
        key: kind,
        label: t(kind),
        danger: kind === 'disable',
        disabledReason: hindrance({ kind }),
        onPress: () => ask({ kind }),
      },
      {
        key: 'endSessions',
        label: t('endSessions'),
        disabledReason:
          hindrance({ kind: 'endSessions' }) ?? (sessions.length === 0 ? t('noSessions') : undefined),
        onPress: () => ask({ kind: 'endSessions' }),
      },
    ]
  }
}

const accountFactsOf = (person: PersonDetail): AccountFacts => ({
  ...person,
  isDisabled: person.state === 'disabled',
  hasShop: person.retailerId !== null,
})

const useHindrance = ({ state, actorId, mayChange }: PersonPageProps['view']): Hindrance => {
  const { t } = useTranslation('operations')
  const say = useSay()
  return (change) => {
    if (state.kind !== 'loaded') return undefined
    if (!mayChange) return t('notAllowed')
    const refusal = accountChangeRefusal(change, accountFactsOf(state.value), actorId)
    return refusal === null ? undefined : say({ key: `error:${refusal.code}` })
  }
}

const useFacts = () => {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  const at = (instant: string) => formatInstant(instant, language)
  return (person: PersonDetail) => {
    const { phone, phoneVerified, retailerId, shopDuties, disabledTime } = person
    const duties = shopDuties.map((duty) => t(`duty.${duty}`)).join(', ')
    return [
      { name: t('userId'), value: person.userId },
      { name: t('kind'), value: t(`kind.${person.roleType}`) },
      {
        name: t('phone'),
        value: phone === null || phoneVerified ? phone : t('phoneUnverified', { phone }),
      },
      {
        name: t('shop'),
        value:
          retailerId === null || duties === '' ? retailerId : t('shopWith', { shop: retailerId, duties }),
      },
      { name: t('groups'), value: person.groups },
      { name: t('createTime'), value: at(person.createTime) },
      ...(disabledTime === null ? [] : [{ name: t('disabledTime'), value: at(disabledTime) }]),
    ]
  }
}

interface RolesProps {
  readonly person: PersonDetail
  readonly hindrance: Hindrance
  readonly ask: (change: AccountChange) => void
}

const Roles = ({ person: { roleType, roleIds }, hindrance, ask }: RolesProps) => {
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  return (
    <Card title={t('roles')} padding="medium">
      <Stack>
        {roleIds.length === 0 && <Text tone="soft">{t('noRoles')}</Text>}
        {roleIds.map((roleId) => (
          <Inline key={roleId} gap={3}>
            <Tag tone="info">{roleName(roleId)}</Tag>
            {GrantableRoleId.is(roleId) && <Revoke roleId={roleId} hindrance={hindrance} ask={ask} />}
          </Inline>
        ))}
        {roleType === 'manager' ? (
          <Grant kind="grant" roleIds={roleIds} hindrance={hindrance} ask={ask} />
        ) : (
          <>
            <Text tone="soft">{t('customerRoles')}</Text>
            <Grant kind="appoint" roleIds={roleIds} hindrance={hindrance} ask={ask} />
          </>
        )}
      </Stack>
    </Card>
  )
}

interface RevokeProps extends Pick<RolesProps, 'hindrance' | 'ask'> {
  readonly roleId: GrantableRole
}

const Revoke = ({ roleId, hindrance, ask }: RevokeProps) => {
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  const change = { kind: 'revoke', roleId } as const
  return (
    <Button
      size="small"
      aria-label={t('revokeOf', { role: roleName(roleId) })}
      disabledReason={hindrance(change)}
      onClick={() => ask(change)}
    >
      {t('revoke')}
    </Button>
  )
}

interface GrantProps extends Pick<RolesProps, 'hindrance' | 'ask'> {
  /** A further role, or the first one of somebody who was a customer. */
  readonly kind: 'grant' | 'appoint'
  readonly roleIds: readonly string[]
}

const Grant = ({ kind, roleIds, hindrance, ask }: GrantProps) => {
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  const [chosen, setChosen] = useState('')
  const offered = grantableRoles.filter((role) => !roleIds.includes(role))
  const roleId = offered.find((role) => role === chosen)
  const [first] = offered
  if (first === undefined) return null
  const change = { kind, roleId: roleId ?? first } as const
  return (
    <Stack gap={2}>
      <SelectField
        label={t('grantLabel')}
        placeholder={t('grantChoose')}
        value={roleId ?? ''}
        onChange={setChosen}
        options={offered.map((value) => ({ value, label: roleName(value) }))}
      />
      <div>
        <Button
          disabledReason={hindrance(change) ?? (roleId === undefined ? t('chooseRole') : undefined)}
          onClick={() => ask(change)}
        >
          {t(kind)}
        </Button>
      </div>
    </Stack>
  )
}

const Sessions = ({ person: { sessions } }: { readonly person: PersonDetail }) => {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  return (
    <Card title={t('sessions')} padding="medium">
      {sessions.length === 0 ? (
        <Text tone="soft">{t('noSession')}</Text>
      ) : (
        <Stack as="ul" gap={2}>
          {sessions.map(({ beginTime, seenTime }) => (
            <li key={`${beginTime} ${seenTime}`}>
              {t('session', {
                begin: formatInstant(beginTime, language),
                seen: formatInstant(seenTime, language),
              })}
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}

const SignIns = ({ person: { signIns } }: { readonly person: PersonDetail }) => {
  const { t } = useTranslation('people')
  const { language } = useLanguage()
  return (
    <Card title={t('signIns')} padding="medium">
      {signIns.length === 0 ? (
        <Text tone="soft">{t('noSignIns')}</Text>
      ) : (
        <Stack as="ul" gap={2}>
          {signIns.map(({ at, outcome }) => (
            <li key={`${at} ${outcome}`}>
              <Inline gap={3}>
                <time dateTime={at}>{formatInstant(at, language, 'second')}</time>
                <Tag tone={outcome === 'signedIn' ? 'success' : 'danger'}>{t(`signIn.${outcome}`)}</Tag>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  )
}
