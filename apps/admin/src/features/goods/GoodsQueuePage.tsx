import { type GoodsApplicationRow, goodsApplicationList } from '@compute-mall/core/goods'
import {
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { useReviewQueue } from '../../review/useReviewQueue.tsx'
import { inLanguage } from './inLanguage.ts'
import { reviewTones } from './tones.ts'

export interface GoodsQueuePageProps {
  readonly view: WorkListView<typeof goodsApplicationList, GoodsApplicationRow> & { readonly now: number }
  readonly links: { readonly application: (applicationId: string) => string }
  readonly commands: WorkListCommands
}

/** Applications of goods, the next due first. */
export const GoodsQueuePage = ({ view, links, commands }: GoodsQueuePageProps) => {
  const { t } = useTranslation(['admin', 'goods'])
  const { language } = useLanguage()
  const columns = useColumnsOf<GoodsApplicationRow>()
  const { query, now } = view
  const queue = useReviewQueue<GoodsApplicationRow>(
    {
      waits: ({ state }) => state === 'pending',
      first: ({ kind }) => (kind === 'publish' ? t('firstPublication') : undefined),
      href: links.application,
    },
    now,
  )
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
        ...queue.filters,
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
          tone: reviewTones[state],
          label: t(`goods:review.${state}`),
        })),
        queue.changes,
        columns.age('submittedAt', t('waiting'), now),
        ...queue.dueAndClaim,
      ]}
      rowKey={queue.rowKey}
      rowName={({ name }) => inLanguage(name, language)}
      actions={queue.actions}
    />
  )
}
