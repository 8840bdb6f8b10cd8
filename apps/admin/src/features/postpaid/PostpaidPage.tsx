import { type PostpaidAccount, PostpaidStanding, postpaidAccountList } from '@compute-mall/core/payment'
import {
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import { LinkButton, useDialog } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { ReasonDialog } from '../../dialogs/ReasonDialog.tsx'
import { type Grant, GrantDialog } from './GrantDialog.tsx'
import { standingTones } from './tones.ts'

export interface PostpaidPageProps {
  readonly view: WorkListView<typeof postpaidAccountList, PostpaidAccount> & {
    readonly mayDecide: boolean
    readonly busy: boolean
  }
  readonly links: { readonly bills: string }
  readonly commands: WorkListCommands & {
    readonly grant: (grant: Grant) => Promise<boolean>
    readonly suspend: (row: PostpaidAccount, reason: string) => Promise<boolean>
  }
}

const STANDINGS = PostpaidStanding.values.filter((standing) => standing !== 'none')

type Asking =
  | { readonly what: 'grant'; readonly row: PostpaidAccount | null }
  | { readonly what: 'suspend'; readonly row: PostpaidAccount }

/** Customers with post-paid credit. */
export const PostpaidPage = ({ view, links, commands }: PostpaidPageProps) => {
  const { t } = useTranslation('postpaid')
  const columns = useColumnsOf<PostpaidAccount>()
  const { subject, open, close, closeAfter } = useDialog<Asking>()
  const { mayDecide, busy } = view
  const disabledReason = mayDecide ? undefined : t('notAllowed')
  const actions = (row: PostpaidAccount): readonly Action[] => [
    {
      key: 'change',
      label: row.standing === 'suspended' ? t('resume') : t('change'),
      disabledReason,
      onPress: () => open({ what: 'grant', row }),
    },
    ...(row.standing === 'suspended'
      ? []
      : [
          {
            key: 'suspend',
            label: t('suspend'),
            danger: true,
            disabledReason,
            onPress: () => open({ what: 'suspend', row }),
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
            onPress: () => open({ what: 'grant', row: null }),
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
      {subject?.what === 'grant' && (
        <GrantDialog
          account={subject.row}
          busy={busy}
          onClose={close}
          onConfirm={(grant) => closeAfter(commands.grant(grant))}
        />
      )}
      {subject?.what === 'suspend' && (
        <ReasonDialog
          title={t('suspendTitle', { name: subject.row.userName })}
          text={t('suspendText')}
          hint={t('suspendHint')}
          confirm={t('suspend')}
          busy={busy}
          onClose={close}
          onConfirm={(reason) => closeAfter(commands.suspend(subject.row, reason))}
        />
      )}
    </>
  )
}
