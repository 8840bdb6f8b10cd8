import type { Loaded } from '@compute-mall/app'
import { FeedbackKind, type FeedbackRow, feedbackList, feedbackStates } from '@compute-mall/core/feedback'
import { type ListPage as Page, type QueryOf, sortOf, totalMessage } from '@compute-mall/core/list'
import { formatInstant, relativeTime } from '@compute-mall/core/time'
import { type ListCommands, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'
import { feedbackTones } from './tones.ts'

export interface FeedbackQueuePageProps {
  readonly view: {
    readonly page: Loaded<Page<FeedbackRow>>
    /** Whether an export is under way; without it there is none. */
    readonly exporting?: boolean
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** Rows that came or changed since the list was shown. */
    readonly fresh?: number
    /** What the address asks for. */
    readonly query: QueryOf<typeof feedbackList>
    readonly now: number
  }
  readonly links: { readonly one: (feedbackId: string) => string }
  readonly commands: ListCommands & Required<Pick<ListCommands, 'filter'>>
}

const ALL = 'all'

/** The feedback of everybody, what waits longest on top (width 2.6). */
export const FeedbackQueuePage = ({
  view: { page, query, fresh, now, savedViews, exporting },
  links,
  commands,
}: FeedbackQueuePageProps) => {
  const { t } = useTranslation('feedback')
  const columns = useColumns(now, links.one)
  const sort = sortOf(query.sort ?? feedbackList.sorts[0])
  const list: ListView<FeedbackRow> = {
    head: { title: t('desk') },
    fresh: fresh,
    savedViews,
    exporting,
    rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
    tabs: {
      value: query.state ?? ALL,
      items: [
        ...feedbackStates.map((state) => ({ id: state, label: t(`state.${state}`) })),
        { id: ALL, label: t('all') },
      ],
    },
    search: { label: t('search'), value: query.keyword ?? '' },
    filters: [
      {
        key: 'kind',
        label: t('kindLabel'),
        value: query.kind ?? '',
        options: FeedbackKind.values.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
      },
    ],
    sort: { key: sort.field, descending: sort.isDescending },
    pager: {
      size: sizeOf(query.limit),
      hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
      hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
      total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
    },
    empty: { title: t('none'), text: t('noneText') },
  }
  return (
    <ListPage<FeedbackRow>
      view={list}
      commands={{ ...commands, openTab: (id) => commands.filter('state', id === ALL ? '' : id) }}
      columns={columns}
      rowKey={({ feedbackId }) => feedbackId}
      rowName={({ number }) => number}
      actions={({ feedbackId }) => [{ key: 'look', label: t('look'), to: links.one(feedbackId) }]}
    />
  )
}

const useColumns = (now: number, one: (feedbackId: string) => string): readonly Column<FeedbackRow>[] => {
  const { t } = useTranslation('feedback')
  const { language } = useLanguage()
  return [
    {
      key: 'number',
      header: t('number'),
      card: 'title',
      nowrap: true,
      render: ({ feedbackId, number }) => <Link to={one(feedbackId)}>{number}</Link>,
    },
    { key: 'kind', header: t('kindLabel'), nowrap: true, render: ({ kind }) => t(`kind.${kind}`) },
    { key: 'excerpt', header: t('excerpt'), render: ({ excerpt }) => excerpt || '—' },
    {
      key: 'state',
      header: t('stateLabel'),
      card: 'tag',
      nowrap: true,
      render: ({ state }) => <Tag tone={feedbackTones[state]}>{t(`state.${state}`)}</Tag>,
    },
    { key: 'page', header: t('page'), render: ({ page }) => page || '—' },
    {
      key: 'pictures',
      header: t('pictures'),
      align: 'end',
      nowrap: true,
      render: ({ pictures }) => pictures,
    },
    {
      key: 'userName',
      header: t('writer'),
      nowrap: true,
      render: ({ userName }) => userName ?? t('visitor'),
    },
    {
      key: 'createTime',
      header: t('createTime'),
      nowrap: true,
      sortable: true,
      render: ({ createTime }) => (
        <time dateTime={createTime} title={formatInstant(createTime, language)}>
          {relativeTime(createTime, now, language)}
        </time>
      ),
    },
  ]
}
