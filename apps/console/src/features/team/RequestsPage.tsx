import { type TeamRequest, teamRequestList } from '@compute-mall/core/team'
import {
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { useAmount } from '@compute-mall/ui/order'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { requestTones } from './tones.ts'

export interface RequestsPageProps {
  readonly view: WorkListView<typeof teamRequestList, TeamRequest>
  readonly links: { readonly team: string; readonly request: (requestId: string) => string }
  readonly commands: WorkListCommands
}

/** Purchase requests: the user's own, and those of members whose leader the user is. */
export const RequestsPage = ({ view, links, commands }: RequestsPageProps) => {
  const { t } = useTranslation('team')
  const { inLanguage } = useLanguage()
  const amountOf = useAmount()
  const columns = useColumnsOf<TeamRequest>()
  return (
    <WorkListPage
      list={teamRequestList}
      view={view}
      commands={commands}
      head={{
        title: t('requests'),
        trail: [{ label: t('title'), to: links.team }, { label: t('requests') }],
      }}
      filters={[
        { key: 'state', label: t('state'), option: (state) => t(`state.${state}`) },
        {
          key: 'own',
          label: t('whose'),
          values: ['true', 'false'],
          option: (own) => t(own === 'true' ? 'whose.own' : 'role.Member'),
        },
      ]}
      empty={{ title: t('noRequests'), text: t('requestsHint') }}
      columns={[
        columns.cell(
          'goods',
          t('goods'),
          ({ requestId, line }) => <Link to={links.request(requestId)}>{inLanguage(line.name)}</Link>,
          { card: 'title' },
        ),
        columns.text('memberName', t('member'), { nowrap: false }),
        columns.cell('amount', t('amount'), ({ line }) => amountOf(line), { nowrap: true }),
        columns.money('total', t('total')),
        columns.time('askTime', t('askTime')),
        columns.tag('state', t('state'), ({ state }) => ({
          tone: requestTones[state],
          label: t(`state.${state}`),
        })),
      ]}
      rowKey={({ requestId }) => requestId}
      rowName={({ memberName }) => memberName}
    />
  )
}
