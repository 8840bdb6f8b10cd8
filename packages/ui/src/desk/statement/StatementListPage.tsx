import { periodText, type StatementRow, statementList, statementStatus } from '@compute-mall/core/statement'
import { useTranslation } from 'react-i18next'
import { Link } from '../../link/index.ts'
import { Tag } from '../../parts/index.ts'
import { useSay } from '../../text/index.ts'
import {
  Instant,
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '../list/index.ts'
import { statementTones } from './tones.ts'

export interface StatementListPageProps {
  readonly view: WorkListView<typeof statementList, StatementRow> & {
    /** Whether the statements are those of all shops. */
    readonly hasShops: boolean
  }
  readonly links: { readonly statement: (statementId: string) => string }
  readonly commands: WorkListCommands
}

/** The statements of one shop or of all. */
export const StatementListPage = ({ view, links, commands }: StatementListPageProps) => {
  const { t } = useTranslation('statement')
  const say = useSay()
  const columns = useColumnsOf<StatementRow>()
  const { query, hasShops } = view
  const isFiltered = query.status !== undefined || query.keyword !== undefined || query.period !== undefined
  return (
    <WorkListPage
      list={statementList}
      view={view}
      commands={commands}
      head={{ title: t('title') }}
      tabs={{ key: 'status', option: (status) => t(`status.${status}`), all: 'first' }}
      search={hasShops ? t('search') : undefined}
      filters={
        hasShops ? [{ key: 'period', label: t('period'), option: (period) => t(`period.${period}`) }] : []
      }
      empty={isFiltered ? { title: t('noneFound') } : { title: t('none'), text: t('noneText') }}
      columns={[
        columns.cell(
          'from',
          t('range'),
          (row) => (
            <TwoLines below={t(`period.${row.period}`)}>
              <Link to={links.statement(row.statementId)}>{periodText(row)}</Link>
            </TwoLines>
          ),
          { card: 'title', nowrap: true },
        ),
        ...(hasShops ? [columns.words('shopName', t('shop'))] : []),
        columns.cell(
          'status',
          t('status'),
          (row) => (
            <TwoLines below={row.payTime && <Instant at={row.payTime} />}>
              <Tag tone={statementTones[row.status]}>{say(statementStatus(row))}</Tag>
            </TwoLines>
          ),
          { card: 'tag' },
        ),
        ...(['total', 'sales', 'fees'] as const).map((sum) => columns.money(sum, t(sum))),
      ]}
      rowKey={({ statementId }) => statementId}
      rowName={periodText}
      actions={({ statementId }) => [{ key: 'look', label: t('look'), to: links.statement(statementId) }]}
    />
  )
}
