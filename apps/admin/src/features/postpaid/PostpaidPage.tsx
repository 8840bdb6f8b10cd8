import type { Loaded } from '@compute-mall/app'
import type { ListPage as Page, QueryOf } from '@compute-mall/core/list'
import { formatMoney } from '@compute-mall/core/money'
import { type PostpaidAccount, PostpaidStanding, postpaidAccountList } from '@compute-mall/core/payment'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage } from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { LinkButton, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../dialogs/ReasonDialog.tsx'
import { pageParts } from '../../list/pageParts.ts'
import { type Grant, GrantDialog } from './GrantDialog.tsx'
import { standingTones } from './tones.ts'

export interface PostpaidPageProps {
  readonly view: {
    readonly page: Loaded<Page<PostpaidAccount>>
    readonly query: QueryOf<typeof postpaidAccountList>
    readonly mayDecide: boolean
    readonly busy: boolean
    /** Counts the decisions; each closes the dialogs. */
    readonly round: number
  }
  readonly links: { readonly bills: string }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly grant: (grant: Grant) => void
      readonly suspend: (row: PostpaidAccount, reason: string) => void
    }
}

const ALL = 'all'
const STANDINGS = PostpaidStanding.values.filter((standing) => standing !== 'none')

interface Asking {
  readonly what: 'grant' | 'suspend'
  readonly row: PostpaidAccount | null
  readonly round: number
}

/** Customers with post-paid credit. */
export const PostpaidPage = ({ view, links, commands }: PostpaidPageProps) => {
  const { t } = useTranslation('postpaid')
  const columns = useColumns()
  const [asking, setAsking] = useState<Asking | null>(null)
  const { page, query, mayDecide, busy, round } = view
  const open = asking !== null && asking.round === round ? asking : null
  const close = () => setAsking(null)
  const disabledReason = mayDecide ? undefined : t('notAllowed')
  const actions = (row: PostpaidAccount): readonly Action[] => [
    {
      key: 'change',
      label: row.standing === 'suspended' ? t('resume') : t('change'),
      disabledReason,
      onPress: () => setAsking({ what: 'grant', row, round }),
    },
    ...(row.standing === 'suspended'
      ? []
      : [
          {
            key: 'suspend',
            label: t('suspend'),
            danger: true,
            disabledReason,
            onPress: () => setAsking({ what: 'suspend', row, round }),
          },
        ]),
  ]
  return (
    <>
      <ListPage<PostpaidAccount>
        view={{
          head: {
            title: t('accounts'),
            primary: {
              key: 'grant',
              label: t('grant'),
              disabledReason,
              onPress: () => setAsking({ what: 'grant', row: null, round }),
            },
            children: <LinkButton to={links.bills}>{t('bills')}</LinkButton>,
          },
          ...pageParts(page, query, postpaidAccountList.sorts[0]),
          tabs: {
            value: query.standing ?? ALL,
            items: [
              { id: ALL, label: t('all') },
              ...STANDINGS.map((id) => ({ id, label: t(`standing.${id}`) })),
            ],
          },
          search: { label: t('searchAccounts'), value: query.keyword ?? '' },
          empty: { title: t('noAccounts'), text: t('noAccountsText') },
        }}
        commands={{ ...commands, openTab: (id) => commands.filter('standing', id === ALL ? '' : id) }}
        columns={columns}
        rowKey={({ userId }) => userId}
        rowName={({ userName }) => userName}
        actions={actions}
      />
      {open?.what === 'grant' && (
        <GrantDialog account={open.row} busy={busy} onClose={close} onConfirm={commands.grant} />
      )}
      {open?.what === 'suspend' && open.row !== null && (
        <SuspendDialog row={open.row} busy={busy} onClose={close} onConfirm={commands.suspend} />
      )}
    </>
  )
}

const SuspendDialog = ({
  row,
  busy,
  onClose,
  onConfirm,
}: {
  readonly row: PostpaidAccount
  readonly busy: boolean
  readonly onClose: () => void
  readonly onConfirm: (row: PostpaidAccount, reason: string) => void
}) => {
  const { t } = useTranslation('postpaid')
  return (
    <ReasonDialog
      title={t('suspendTitle', { name: row.userName })}
      text={t('suspendText')}
      hint={t('suspendHint')}
      confirm={t('suspend')}
      busy={busy}
      onClose={onClose}
      onConfirm={(reason) => onConfirm(row, reason)}
    />
  )
}

const useColumns = (): readonly Column<PostpaidAccount>[] => {
  const { t } = useTranslation('postpaid')
  const { language } = useLanguage()
  const money = (key: 'limit' | 'available' | 'billed'): Column<PostpaidAccount> => ({
    key,
    header: t(key),
    align: 'end',
    nowrap: true,
    render: (row) => formatMoney(row[key]),
  })
  return [
    { key: 'userName', header: t('userName'), card: 'title', render: ({ userName }) => userName },
    {
      key: 'standing',
      header: t('standing'),
      card: 'tag',
      nowrap: true,
      render: ({ standing }) => <Tag tone={standingTones[standing]}>{t(`standing.${standing}`)}</Tag>,
    },
    money('limit'),
    money('available'),
    money('billed'),
    {
      key: 'grantTime',
      header: t('grantTime'),
      nowrap: true,
      sortable: true,
      render: ({ grantTime }) => <time dateTime={grantTime}>{formatInstant(grantTime, language)}</time>,
    },
  ]
}
