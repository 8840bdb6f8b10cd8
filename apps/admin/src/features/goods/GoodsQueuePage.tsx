import type { Loaded } from '@compute-mall/app'
import {
  ApplicationKind,
  type GoodsApplicationRow,
  GoodsKind,
  goodsApplicationList,
} from '@compute-mall/core/goods'
import { type ListPage as Page, type QueryOf, sortOf, totalMessage } from '@compute-mall/core/list'
import { dueView } from '@compute-mall/core/review'
import { formatInstant, relativeTime } from '@compute-mall/core/time'
import { type ListCommands, type ListFilter, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'
import { inLanguage } from './inLanguage.ts'

export interface GoodsQueuePageProps {
  readonly view: {
    readonly page: Loaded<Page<GoodsApplicationRow>>
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** Rows that came or changed since the list was shown. */
    readonly fresh?: number
    /** What the address asks for. */
    readonly query: QueryOf<typeof goodsApplicationList>
    readonly now: number
    readonly exporting: boolean
  }
  readonly links: { readonly application: (applicationId: string) => string }
  readonly commands: ListCommands & Required<Pick<ListCommands, 'filter'>>
}

const ALL = 'all'

/** The applications for goods, what is due first on top (R4.03). */
export const GoodsQueuePage = ({ view, links, commands }: GoodsQueuePageProps) => {
  const { t } = useTranslation(['admin', 'goods'])
  const { language } = useLanguage()
  const columns = useColumns(view.now, links.application)
  const { query, page, exporting } = view
  const sort = sortOf(query.sort ?? goodsApplicationList.sorts[0])
  const filters = useFilters(query)
  const [state = ALL] = query.state
  const list: ListView<GoodsApplicationRow> = {
    head: { title: t('goodsQueue') },
    fresh: view.fresh,
    savedViews: view.savedViews,
    rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
    tabs: {
      value: state,
      items: [
        { id: 'pending', label: t('tabWaiting') },
        { id: 'passed', label: t('goods:review.passed') },
        { id: 'refused', label: t('goods:review.refused') },
        { id: ALL, label: t('tabAll') },
      ],
    },
    search: { label: t('searchGoods'), value: query.keyword ?? '' },
    filters,
    sort: { key: sort.field, descending: sort.isDescending },
    pager: {
      size: sizeOf(query.limit),
      hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
      hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
      total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
    },
    exporting,
    empty:
      state === 'pending'
        ? { title: t('nothingToReview'), text: t('noGoodsToReviewText') }
        : { title: t('noGoodsApplications') },
  }
  return (
    <ListPage<GoodsApplicationRow>
      view={list}
      commands={{ ...commands, openTab: (id) => commands.filter('state', id === ALL ? '' : id) }}
      columns={columns}
      rowKey={({ applicationId }) => applicationId}
      rowName={({ name }) => inLanguage(name, language)}
      actions={({ applicationId, state: is }) => [
        {
          key: 'review',
          label: t(is === 'pending' ? 'review' : 'look'),
          to: links.application(applicationId),
        },
      ]}
    />
  )
}

const useFilters = (query: GoodsQueuePageProps['view']['query']): readonly ListFilter[] => {
  const { t } = useTranslation(['admin', 'goods'])
  const flag = (key: string, label: string, only: string, on: boolean | undefined): ListFilter => ({
    key,
    label,
    value: on === true ? 'true' : '',
    options: [{ value: 'true', label: only }],
  })
  return [
    {
      key: 'kind',
      label: t('applicationKind'),
      value: query.kind ?? '',
      options: ApplicationKind.values.map((kind) => ({ value: kind, label: t(`application.${kind}`) })),
    },
    {
      key: 'goodsKind',
      label: t('goods:column.kind'),
      value: query.goodsKind[0] ?? '',
      options: GoodsKind.values.map((kind) => ({ value: kind, label: t(`goods:kind.${kind}`) })),
    },
    flag('overdue', t('late'), t('overdue'), query.overdue),
    flag('mine', t('whose'), t('mine'), query.mine),
  ]
}

const tones = {
  draft: 'neutral',
  pending: 'info',
  revoked: 'neutral',
  refused: 'danger',
  passed: 'success',
} as const

const useColumns = (
  now: number,
  application: (applicationId: string) => string,
): readonly Column<GoodsApplicationRow>[] => {
  const { t } = useTranslation(['admin', 'goods', 'review'])
  const { language } = useLanguage()
  return [
    {
      key: 'name',
      header: t('goods:column.name'),
      card: 'title',
      render: ({ applicationId, name, shopName }) => (
        <>
          <Link to={application(applicationId)}>{inLanguage(name, language)}</Link>
          <Text size="caption" tone="soft">
            {inLanguage(shopName, language)}
          </Text>
        </>
      ),
    },
    {
      key: 'kind',
      header: t('applicationKind'),
      nowrap: true,
      render: ({ kind, goodsKind }) => (
        <>
          {t(`application.${kind}`)}
          <Text size="caption" tone="soft">
            {t(`goods:kind.${goodsKind}`)}
          </Text>
        </>
      ),
    },
    {
      key: 'state',
      header: t('goods:column.review'),
      card: 'tag',
      nowrap: true,
      render: ({ state }) => <Tag tone={tones[state]}>{t(`goods:review.${state}`)}</Tag>,
    },
    {
      key: 'changedFields',
      header: t('changedFields'),
      align: 'end',
      nowrap: true,
      render: ({ kind, changedFields, number }) => (
        <>
          {kind === 'publish' ? t('firstPublication') : changedFields}
          <Text size="caption" tone="soft">
            {t('submissionNote', { count: number })}
          </Text>
        </>
      ),
    },
    {
      key: 'submittedAt',
      header: t('waiting'),
      nowrap: true,
      sortable: true,
      render: ({ submittedAt }) => (
        <time dateTime={submittedAt} title={formatInstant(submittedAt, language)}>
          {relativeTime(submittedAt, now, language)}
        </time>
      ),
    },
    {
      key: 'dueAt',
      header: t('goods:column.dueAt'),
      nowrap: true,
      sortable: true,
      render: ({ state, dueAt }) =>
        state === 'pending' && dueView(dueAt, now).isOverdue ? (
          <Tag tone="danger">{t('review:overdue')}</Tag>
        ) : (
          <time dateTime={dueAt}>{formatInstant(dueAt, language, 'date')}</time>
        ),
    },
    {
      key: 'claim',
      header: t('claimedBy'),
      nowrap: true,
      render: ({ claim }) => claim?.reviewer ?? '—',
    },
  ]
}
