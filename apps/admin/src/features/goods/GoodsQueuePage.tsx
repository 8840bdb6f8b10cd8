import { type GoodsApplicationRow, goodsApplicationList } from '@compute-mall/core/goods'
import { dueView } from '@compute-mall/core/review'
import {
  Instant,
  NO_VALUE,
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { inLanguage } from './inLanguage.ts'

export interface GoodsQueuePageProps {
  readonly view: WorkListView<typeof goodsApplicationList, GoodsApplicationRow> & { readonly now: number }
  readonly links: { readonly application: (applicationId: string) => string }
  readonly commands: WorkListCommands
}

const tones = {
  draft: 'neutral',
  pending: 'info',
  revoked: 'neutral',
  refused: 'danger',
  passed: 'success',
} as const

/** Applications of goods, the next due first. */
export const GoodsQueuePage = ({ view, links, commands }: GoodsQueuePageProps) => {
  const { t } = useTranslation(['admin', 'goods', 'review'])
  const { language } = useLanguage()
  const columns = useColumnsOf<GoodsApplicationRow>()
  const { query, now } = view
  return (
    <WorkListPage
      list={goodsApplicationList}
      view={view}
      commands={commands}
      head={{ title: t('goodsQueue') }}
      tabs={{
        key: 'state',
        values: ['pending', 'passed', 'refused'],
        option: (state) => (state === 'pending' ? t('tabWaiting') : t(`goods:review.${state}`)),
        all: 'last',
      }}
      search={t('searchGoods')}
      filters={[
        { key: 'kind', label: t('applicationKind'), option: (kind) => t(`application.${kind}`) },
        { key: 'goodsKind', label: t('goods:column.kind'), option: (kind) => t(`goods:kind.${kind}`) },
        { key: 'overdue', label: t('late'), option: () => t('overdue') },
        { key: 'mine', label: t('whose'), option: () => t('mine') },
      ]}
      empty={
        query.state[0] === 'pending'
          ? { title: t('nothingToReview'), text: t('noGoodsToReviewText') }
          : { title: t('noGoodsApplications') }
      }
      columns={[
        columns.cell(
          'name',
          t('goods:column.name'),
          ({ applicationId, name, shopName }) => (
            <TwoLines below={inLanguage(shopName, language)}>
              <Link to={links.application(applicationId)}>{inLanguage(name, language)}</Link>
            </TwoLines>
          ),
          { card: 'title' },
        ),
        columns.cell(
          'kind',
          t('applicationKind'),
          ({ kind, goodsKind }) => (
            <TwoLines below={t(`goods:kind.${goodsKind}`)}>{t(`application.${kind}`)}</TwoLines>
          ),
          { nowrap: true },
        ),
        columns.tag('state', t('goods:column.review'), ({ state }) => ({
          tone: tones[state],
          label: t(`goods:review.${state}`),
        })),
        columns.cell(
          'changedFields',
          t('changedFields'),
          ({ kind, changedFields, number }) => (
            <TwoLines below={t('submissionNote', { count: number })}>
              {kind === 'publish' ? t('firstPublication') : changedFields}
            </TwoLines>
          ),
          { align: 'end', nowrap: true },
        ),
        columns.age('submittedAt', t('waiting'), now),
        columns.cell(
          'dueAt',
          t('goods:column.dueAt'),
          ({ state, dueAt }) =>
            state === 'pending' && dueView(dueAt, now).isOverdue ? (
              <Tag tone="danger">{t('review:overdue')}</Tag>
            ) : (
              <Instant at={dueAt} precision="date" />
            ),
          { nowrap: true },
        ),
        columns.cell('claim', t('claimedBy'), ({ claim }) => claim?.reviewer ?? NO_VALUE, { nowrap: true }),
      ]}
      rowKey={({ applicationId }) => applicationId}
      rowName={({ name }) => inLanguage(name, language)}
      actions={({ applicationId, state }) => [
        {
          key: 'review',
          label: t(state === 'pending' ? 'review' : 'look'),
          to: links.application(applicationId),
        },
      ]}
    />
  )
}
