import type { Loaded } from '@compute-mall/app'
import { type OwnFeedback, ownFeedbackList } from '@compute-mall/core/feedback'
import {
  PAGE_LIMITS,
  type ListPage as Page,
  type QueryOf,
  sortOf,
  totalMessage,
} from '@compute-mall/core/list'
import { formatInstant } from '@compute-mall/core/time'
import { type ListCommands, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Column } from '@compute-mall/ui/desk/table'
import { Link } from '@compute-mall/ui/link'
import { Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { feedbackTones } from './tones.ts'

export interface FeedbackListPageProps {
  readonly view: {
    readonly page: Loaded<Page<OwnFeedback>>
    readonly query: QueryOf<typeof ownFeedbackList>
  }
  readonly links: { readonly one: (feedbackId: string) => string; readonly write: string }
  readonly commands: ListCommands
}

const EXCERPT = 60

/** What one wrote to the platform, and how far it is (width 2.1). */
export const FeedbackListPage = ({ view: { page, query }, links, commands }: FeedbackListPageProps) => {
  const { t } = useTranslation('feedback')
  const columns = useColumns(links.one)
  const sort = sortOf(query.sort ?? ownFeedbackList.sorts[0])
  const list: ListView<OwnFeedback> = {
    head: { title: t('own'), primary: { key: 'write', label: t('write'), to: links.write } },
    rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
    sort: { key: sort.field, descending: sort.isDescending },
    pager: {
      size: PAGE_LIMITS.find((limit) => limit === query.limit) ?? PAGE_LIMITS[0],
      hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
      hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
      total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
    },
    empty: { title: t('ownNone'), text: t('ownNoneHint') },
  }
  return (
    <ListPage<OwnFeedback>
      view={list}
      commands={commands}
      columns={columns}
      rowKey={({ feedbackId }) => feedbackId}
      rowName={({ number }) => number}
      actions={({ feedbackId }) => [{ key: 'look', label: t('look'), to: links.one(feedbackId) }]}
    />
  )
}

const useColumns = (one: (feedbackId: string) => string): readonly Column<OwnFeedback>[] => {
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
    { key: 'text', header: t('excerpt'), render: ({ text }) => text.slice(0, EXCERPT) || '—' },
    {
      key: 'state',
      header: t('stateLabel'),
      card: 'tag',
      nowrap: true,
      render: ({ state }) => <Tag tone={feedbackTones[state]}>{t(`state.${state}`)}</Tag>,
    },
    {
      key: 'createTime',
      header: t('createTime'),
      nowrap: true,
      render: ({ createTime }) => <time dateTime={createTime}>{formatInstant(createTime, language)}</time>,
    },
  ]
}
