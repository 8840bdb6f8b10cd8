import type { Loaded } from '@compute-mall/app'
import { type ClusterUserDetail, GROUP_LIST_PAGE_SIZE, type Group } from '@compute-mall/core/identity'
import type { Message } from '@compute-mall/core/messages'
import type { Invitation, Invitations } from '@compute-mall/core/team'
import { formatInstant } from '@compute-mall/core/time'
import { DeskPage, PageState } from '@compute-mall/ui/desk/page'
import { type Column, DataTable } from '@compute-mall/ui/desk/table'
import { Stack, Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import {
  Button,
  Card,
  EmptyState,
  LinkButton,
  Notice,
  Pagination,
  Skeleton,
  Tag,
} from '@compute-mall/ui/parts'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

interface GroupsPage {
  readonly total: number
  readonly records: readonly Group[]
}

export interface TeamPageProps {
  readonly view: {
    readonly groups: Loaded<GroupsPage>
    readonly accounts: Loaded<readonly ClusterUserDetail[]>
    readonly invitations: Loaded<Invitations>
    /** Requests of others that the user decides. */
    readonly waiting: number
    /** Own requests that wait. */
    readonly asked: number
    readonly pageNum: number
    readonly busy: boolean
    readonly refusal: Message | null
  }
  readonly links: { readonly group: (groupId: string) => string; readonly requests: string }
  readonly commands: {
    readonly accept: (invitationId: string) => void
    readonly decline: (invitationId: string) => void
    readonly toPage: (pageNum: number) => void
    readonly retry: () => void
  }
}

/** The groups of the user and their accounts in centres, with what waits for an answer first. */
export const TeamPage = ({ view, links, commands }: TeamPageProps) => {
  const { t } = useTranslation('team')
  const say = useSay()
  const skeleton = (
    <Card>
      <Skeleton height="120px" />
    </Card>
  )
  const received = view.invitations.kind === 'loaded' ? view.invitations.value.received : []
  return (
    <DeskPage
      head={{
        title: t('title'),
        children: <LinkButton to={links.requests}>{t('viewRequests')}</LinkButton>,
      }}
    >
      <Stack>
        {view.refusal !== null && (
          <Notice tone="danger" role="alert">
            {say(view.refusal)}
          </Notice>
        )}
        {view.waiting > 0 && (
          <Notice
            tone="warn"
            actions={
              <LinkButton size="small" to={links.requests}>
                {t('viewRequests')}
              </LinkButton>
            }
          >
            {t('waiting', { count: view.waiting })}
          </Notice>
        )}
        {received.length > 0 && (
          <Card title={t('received')}>
            <Stack as="ul">
              {received.map((invitation) => (
                <li key={invitation.invitationId}>
                  <Received invitation={invitation} busy={view.busy} commands={commands} />
                </li>
              ))}
            </Stack>
          </Card>
        )}
        <PageState state={view.groups} skeleton={skeleton} onRetry={commands.retry}>
          {(groups) => <Groups groups={groups} view={view} links={links} commands={commands} />}
        </PageState>
        <PageState state={view.accounts} skeleton={skeleton} onRetry={commands.retry}>
          {(accounts) => <OwnAccounts accounts={accounts} />}
        </PageState>
      </Stack>
    </DeskPage>
  )
}

interface ReceivedProps extends Pick<TeamPageProps, 'commands'> {
  readonly invitation: Invitation
  readonly busy: boolean
}

const Received = ({ invitation, busy, commands }: ReceivedProps) => {
  const { t } = useTranslation('team')
  const { language } = useLanguage()
  const { invitationId, leaderName, groupName, expireTime } = invitation
  return (
    <Notice
      actions={
        <>
          <Button size="small" variant="primary" busy={busy} onClick={() => commands.accept(invitationId)}>
            {t('accept')}
          </Button>
          <Button size="small" busy={busy} onClick={() => commands.decline(invitationId)}>
            {t('decline')}
          </Button>
        </>
      }
    >
      {t('invites', { leader: leaderName, group: groupName, until: formatInstant(expireTime, language) })}
    </Notice>
  )
}

interface GroupsProps extends Pick<TeamPageProps, 'view' | 'links' | 'commands'> {
  readonly groups: GroupsPage
}

const Groups = ({ groups: { total, records }, view, links, commands }: GroupsProps) => {
  const { t } = useTranslation('team')
  const columns: readonly Column<Group>[] = [
    {
      key: 'group',
      header: t('group'),
      card: 'title',
      render: ({ groupId, accountName }) => <Link to={links.group(groupId)}>{accountName}</Link>,
    },
    {
      key: 'role',
      header: t('role'),
      card: 'tag',
      render: ({ isGroupLeader }) => (
        <Tag tone={isGroupLeader === 'Leader' ? 'brand' : 'neutral'}>{t(`role.${isGroupLeader}`)}</Tag>
      ),
    },
  ]
  return (
    <Card title={t('groups')}>
      {total === 0 ? (
        <EmptyState title={t('noGroups')} text={t('noGroupsHint')} />
      ) : (
        <Stack>
          <DataTable
            caption={t('groups')}
            columns={columns}
            rows={records}
            rowKey={({ groupId }) => groupId}
            rowName={({ accountName }) => accountName}
          />
          {total > GROUP_LIST_PAGE_SIZE && (
            <Pagination
              page={view.pageNum}
              pageCount={Math.ceil(total / GROUP_LIST_PAGE_SIZE)}
              onPage={commands.toPage}
            />
          )}
        </Stack>
      )}
    </Card>
  )
}

const OwnAccounts = ({ accounts }: { readonly accounts: readonly ClusterUserDetail[] }) => {
  const { t } = useTranslation('team')
  const columns: readonly Column<ClusterUserDetail>[] = [
    { key: 'center', header: t('center'), card: 'title', render: ({ centerName }) => centerName },
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
      render: ({ accountDetail: { status } }) => <AccountState status={status} />,
    },
  ]
  return (
    <Card title={t('ownAccounts')}>
      {accounts.length === 0 ? (
        <Text tone="soft">{t('noAccounts')}</Text>
      ) : (
        <DataTable
          caption={t('ownAccounts')}
          columns={columns}
          rows={accounts}
          rowKey={({ clusterId }) => clusterId}
          rowName={({ centerName }) => centerName}
          note={({ accountDetail, memberType }) =>
            accountDetail.status === 'Disable' ? t(`blocks.${memberType}`) : null
          }
        />
      )}
    </Card>
  )
}

/** Whether an account in a centre can be used. */
export const AccountState = ({ status }: { readonly status: 'Normal' | 'Disable' }) => {
  const { t } = useTranslation('team')
  return <Tag tone={status === 'Normal' ? 'success' : 'danger'}>{t(`status.${status}`)}</Tag>
}
