import { type Loaded, useTyped } from '@compute-mall/app'
import type { GroupUser, GroupUsers } from '@compute-mall/core/identity'
import type { Message } from '@compute-mall/core/messages'
import type { Invitation, MemberAccount } from '@compute-mall/core/team'
import { formatInstant } from '@compute-mall/core/time'
import { type DetailContent, DetailPage } from '@compute-mall/ui/desk/detail'
import { type LoadState, PageState } from '@compute-mall/ui/desk/page'
import { type Column, DataTable } from '@compute-mall/ui/desk/table'
import { Text } from '@compute-mall/ui/layout'
import { Card, Notice, Skeleton, Tag } from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Question, Questions } from './GroupQuestions.tsx'
import { AccountState } from './TeamPage.tsx'

export interface GroupPageProps {
  readonly view: {
    readonly groupId: string
    readonly name: string | null
    readonly users: LoadState<GroupUsers>
    /** For the leader alone. */
    readonly accounts: Loaded<readonly MemberAccount[]> | null
    /** Invitations that wait, for the leader alone. */
    readonly sent: readonly Invitation[]
    readonly ownId: string | null
    readonly busy: boolean
    readonly refusal: Message | null
  }
  readonly links: { readonly team: string }
  readonly commands: {
    readonly invite: (userName: string) => void
    readonly takeBack: (invitationId: string) => void
    readonly remove: (userId: string) => void
    readonly handOver: (userId: string) => void
    readonly leave: () => void
    readonly retry: () => void
  }
}

/** The name under which an invitation outlives an expired session. */
export const inviteForm = (groupId: string): string => `invitation:${groupId}`

/** One group: who is in it; its leader invites, removes and hands over. */
export const GroupPage = ({ view, links, commands }: GroupPageProps) => {
  const { t } = useTranslation('team')
  const { users, ownId, groupId } = view
  const invitation = useTyped(inviteForm(groupId), { userName: '' })
  const [question, setQuestion] = useState<Question | null>(invitation.isRestored ? { kind: 'invite' } : null)
  const own =
    users.kind === 'loaded' ? users.value.groupUsersInfos.find(({ userId }) => userId === ownId) : undefined
  const leads = own?.isGroupLeader === 'Leader'
  const title = view.name ?? t('group')
  return (
    <>
      <DetailPage<GroupUsers>
        view={{
          head: {
            trail: [{ label: t('title'), to: links.team }, { label: title }],
            title,
            tag:
              own === undefined
                ? undefined
                : { label: t(`role.${own.isGroupLeader}`), tone: leads ? 'brand' : 'neutral' },
            primary: leads
              ? { key: 'invite', label: t('invite'), onPress: () => setQuestion({ kind: 'invite' }) }
              : undefined,
          },
          state: users,
          actions:
            own === undefined || leads
              ? []
              : [
                  {
                    key: 'leave',
                    label: t('leave'),
                    danger: true,
                    busy: view.busy,
                    onPress: () => setQuestion({ kind: 'leave' }),
                  },
                ],
        }}
        commands={commands}
      >
        {({ groupUsersInfos }): DetailContent => ({
          message: <Refused refusal={view.refusal} />,
          children: (
            <>
              <Members members={groupUsersInfos} leads={leads} ownId={ownId} onAsk={setQuestion} />
              {view.sent.length > 0 && (
                <Sent sent={view.sent} busy={view.busy} onTakeBack={commands.takeBack} />
              )}
              {view.accounts !== null && (
                <PageState
                  state={view.accounts}
                  skeleton={<Skeleton height="120px" />}
                  onRetry={commands.retry}
                >
                  {(accounts) => <Accounts accounts={accounts} />}
                </PageState>
              )}
            </>
          ),
        })}
      </DetailPage>
      <Questions
        question={question}
        invitation={invitation}
        commands={commands}
        onClose={() => setQuestion(null)}
      />
    </>
  )
}

const Refused = ({ refusal }: { readonly refusal: Message | null }) => {
  const say = useSay()
  return refusal === null ? null : (
    <Notice tone="danger" role="alert">
      {say(refusal)}
    </Notice>
  )
}

interface MembersProps {
  readonly members: readonly GroupUser[]
  readonly leads: boolean
  readonly ownId: string | null
  readonly onAsk: (question: Question) => void
}

const Members = ({ members, leads, ownId, onAsk }: MembersProps) => {
  const { t } = useTranslation('team')
  const columns: readonly Column<GroupUser>[] = [
    { key: 'name', header: t('name'), card: 'title', render: ({ userName }) => userName },
    {
      key: 'role',
      header: t('memberRole'),
      card: 'tag',
      render: ({ isGroupLeader }) => (
        <Tag tone={isGroupLeader === 'Leader' ? 'brand' : 'neutral'}>{t(`role.${isGroupLeader}`)}</Tag>
      ),
    },
  ]
  return (
    <Card title={t('members')}>
      <DataTable
        caption={t('members')}
        columns={columns}
        rows={members}
        rowKey={({ userId }) => userId}
        rowName={({ userName }) => userName}
        actions={(user) =>
          !leads || user.userId === ownId
            ? []
            : [
                {
                  key: 'handOver',
                  label: t('handOver'),
                  onPress: () => onAsk({ kind: 'handOver', user }),
                },
                {
                  key: 'remove',
                  label: t('remove'),
                  danger: true,
                  onPress: () => onAsk({ kind: 'remove', user }),
                },
              ]
        }
      />
    </Card>
  )
}

interface SentProps {
  readonly sent: readonly Invitation[]
  readonly busy: boolean
  readonly onTakeBack: (invitationId: string) => void
}

const Sent = ({ sent, busy, onTakeBack }: SentProps) => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const columns: readonly Column<Invitation>[] = [
    { key: 'name', header: t('name'), card: 'title', render: ({ userName }) => userName },
    {
      key: 'sentTime',
      header: t('sentTime'),
      nowrap: true,
      render: ({ sentTime }) => formatInstant(sentTime, language),
    },
    {
      key: 'expireTime',
      header: t('expireTime'),
      nowrap: true,
      render: ({ expireTime }) => formatInstant(expireTime, language),
    },
  ]
  return (
    <Card title={t('invited')}>
      <DataTable
        caption={t('invited')}
        columns={columns}
        rows={sent}
        rowKey={({ invitationId }) => invitationId}
        rowName={({ userName }) => userName}
        actions={({ invitationId }) => [
          { key: 'takeBack', label: t('withdrawInvitation'), busy, onPress: () => onTakeBack(invitationId) },
        ]}
      />
    </Card>
  )
}

const Accounts = ({ accounts }: { readonly accounts: readonly MemberAccount[] }) => {
  const { t } = useTranslation('team')
  const columns: readonly Column<MemberAccount>[] = [
    { key: 'name', header: t('name'), card: 'title', render: ({ userName }) => userName },
    { key: 'center', header: t('center'), render: ({ centerName }) => centerName },
    { key: 'account', header: t('account'), nowrap: true, render: ({ clusterUserName }) => clusterUserName },
    {
      key: 'role',
      header: t('accountRole'),
      nowrap: true,
      render: ({ memberType }) => t(`role.${memberType}`),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'tag',
      render: ({ status }) => <AccountState status={status} />,
    },
  ]
  return (
    <Card title={t('memberAccounts')}>
      {accounts.length === 0 ? (
        <Text tone="soft">{t('noMemberAccounts')}</Text>
      ) : (
        <DataTable
          caption={t('memberAccounts')}
          columns={columns}
          rows={accounts}
          rowKey={({ userId, clusterId }) => `${userId} ${clusterId}`}
          rowName={({ userName, centerName }) => `${userName} ${centerName}`}
        />
      )}
    </Card>
  )
}
