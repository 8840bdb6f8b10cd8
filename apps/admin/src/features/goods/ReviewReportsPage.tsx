import type { Loaded } from '@compute-mall/app'
import {
  type ReportedReview,
  reportedReviewList,
  reportedStates,
  reportMessages,
} from '@compute-mall/core/goods'
import { type ListPage as Page, type QueryOf, sortOf, totalMessage } from '@compute-mall/core/list'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Stack } from '@compute-mall/ui/layout'
import { Rating, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'
import { DecideReviewDialog } from './DecideReviewDialog.tsx'

/** A review that is about to be hidden or kept. */
export interface Deciding {
  readonly review: ReportedReview
  readonly decision: 'hidden' | 'kept'
}

export interface ReviewReportsPageProps {
  readonly view: {
    readonly page: Loaded<Page<ReportedReview>>
    /** Rows that came or changed since the list was shown. */
    readonly fresh?: number
    /** What the address asks for. */
    readonly query: QueryOf<typeof reportedReviewList>
    readonly deciding: Deciding | null
    readonly busy: boolean
  }
  readonly links: { readonly goods: (goodsId: string) => string }
  readonly commands: ListCommands &
    Required<Pick<ListCommands, 'filter'>> & {
      readonly ask: (deciding: Deciding) => void
      readonly leave: () => void
      readonly decide: (reason: string) => void
    }
}

const ALL = 'all'

/** Reviews that buyers or shops have reported, what waits longest on top; they are hidden or kept. */
export const ReviewReportsPage = ({ view, links, commands }: ReviewReportsPageProps) => {
  const { t } = useTranslation('admin')
  const { language, inLanguage } = useLanguage()
  const texts = reportMessages[language]
  const { page, query, deciding } = view
  const sort = sortOf(query.sort ?? reportedReviewList.sorts[0])
  const list: ListView<ReportedReview> = {
    head: { title: t('reviewReports') },
    fresh: view.fresh,
    rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
    tabs: {
      value: query.state ?? ALL,
      items: [
        ...reportedStates.map((state) => ({ id: state, label: texts[`state.${state}`] })),
        { id: ALL, label: t('tabAll') },
      ],
    },
    sort: { key: sort.field, descending: sort.isDescending },
    pager: {
      size: sizeOf(query.limit),
      hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
      hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
      total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
    },
    empty: { title: t('noReports'), text: t('noReportsText') },
  }
  const disabledReasonOf = ({ state }: ReportedReview) => (state === 'open' ? undefined : t('reportDecided'))
  return (
    <>
      <ListPage<ReportedReview>
        view={list}
        commands={{ ...commands, openTab: (id) => commands.filter('state', id === ALL ? '' : id) }}
        columns={useColumns()}
        rowKey={({ reviewId }) => reviewId}
        rowName={({ goodsName, writer }) => `${inLanguage(goodsName)} · ${writer}`}
        note={({ decision }) => decision}
        actions={(review) => [
          {
            key: 'keep',
            label: t('keepReview'),
            disabledReason: disabledReasonOf(review),
            onPress: () => commands.ask({ review, decision: 'kept' }),
          },
          {
            key: 'hide',
            label: t('hideReview'),
            danger: true,
            disabledReason: disabledReasonOf(review),
            onPress: () => commands.ask({ review, decision: 'hidden' }),
          },
          { key: 'goods', label: t('openGoods'), to: links.goods(review.goodsId) },
        ]}
      />
      {deciding !== null && (
        <DecideReviewDialog
          {...deciding}
          busy={view.busy}
          onClose={commands.leave}
          onDecide={commands.decide}
        />
      )}
    </>
  )
}

const tones = { open: 'warn', hidden: 'danger', kept: 'success' } as const

const useColumns = (): readonly Column<ReportedReview>[] => {
  const { t } = useTranslation('admin')
  const { language, inLanguage } = useLanguage()
  const texts = reportMessages[language]
  return [
    {
      key: 'goods',
      header: t('reportedGoods'),
      card: 'title',
      render: ({ goodsName, shopName }) => `${inLanguage(goodsName)} · ${inLanguage(shopName)}`,
    },
    {
      key: 'review',
      header: t('reportedReview'),
      width: '30%',
      render: ({ writer, stars, text }) => (
        <Stack gap={1}>
          <span>
            {writer} <Rating score={stars} />
          </span>
          <span>{inLanguage(text)}</span>
        </Stack>
      ),
    },
    {
      key: 'reports',
      header: t('reports'),
      width: '30%',
      render: ({ reports }) => (
        <Stack as="ul" gap={1}>
          {reports.map(({ side, reporter, reason, text, time }) => (
            <li key={`${reporter} ${time}`}>
              {texts[`side.${side}`]} {reporter} · {texts[`reason.${reason}`]}
              {text !== '' && ` · ${text}`}
            </li>
          ))}
        </Stack>
      ),
    },
    {
      key: 'state',
      header: t('reportState'),
      card: 'tag',
      nowrap: true,
      render: ({ state }) => <Tag tone={tones[state]}>{texts[`state.${state}`]}</Tag>,
    },
    {
      key: 'reportTime',
      header: t('reportTime'),
      nowrap: true,
      sortable: true,
      render: ({ reportTime }) => <time dateTime={reportTime}>{formatInstant(reportTime, language)}</time>,
    },
  ]
}
