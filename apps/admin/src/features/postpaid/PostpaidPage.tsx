import { type PostpaidAccount, PostpaidStanding, postpaidAccountList } from '@compute-mall/core/payment'
import {
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import { LinkButton } from '@compute-mall/ui/parts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../dialogs/ReasonDialog.tsx'
import { type Grant, GrantDialog } from './GrantDialog.tsx'
import { standingTones } from './tones.ts'

export interface PostpaidPageProps {
  readonly view: WorkListView<typeof postpaidAccountList, PostpaidAccount> & {
    readonly mayDecide: boolean
    readonly busy: boolean
    /** Counts the decisions; each closes the dialogs. */
    readonly round: number
  }
  readonly links: { readonly bills: string }
  readonly commands: WorkListCommands & {
    readonly grant: (grant: Grant) => void
    readonly suspend: (row: PostpaidAccount, reason: string) => void
  }
}

const STANDINGS = PostpaidStanding.values.filter((standing) => standing !== 'none')

interface Asking {
  readonly what: 'grant' | 'suspend'
  readonly row: PostpaidAccount | null
  readonly round: number
}

/** Customers with post-paid credit. */
export const PostpaidPage = ({ view, links, commands }: PostpaidPageProps) => {
  const { t } = useTranslation('postpaid')
  const columns = useColumnsOf<PostpaidAccount>()
  const [asking, setAsking] = useState<Asking | null>(null)
  const { mayDecide, busy, round } = view
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
      <WorkListPage
        list={postpaidAccountList}
        view={view}
        commands={commands}
        head={{
          title: t('accounts'),
          primary: {
            key: 'grant',
            label: t('grant'),
            disabledReason,
            onPress: () => setAsking({ what: 'grant', row: null, round }),
          },
          children: <LinkButton to={links.bills}>{t('bills')}</LinkButton>,
        }}
        tabs={{
          key: 'standing',
          values: STANDINGS,
          option: (standing) => t(`standing.${standing}`),
          all: 'first',
        }}
        search={t('searchAccounts')}
        empty={{ title: t('noAccounts'), text: t('noAccountsText') }}
        columns={[
          columns.text('userName', t('userName'), { card: 'title', nowrap: false }),
          columns.tag('standing', t('standing'), ({ standing }) => ({
            tone: standingTones[standing],
            label: t(`standing.${standing}`),
          })),
          columns.money('limit', t('limit')),
          columns.money('available', t('available')),
          columns.money('billed', t('billed')),
          columns.time('grantTime', t('grantTime')),
        ]}
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
