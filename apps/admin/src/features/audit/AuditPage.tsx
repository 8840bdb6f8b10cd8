import type { Loaded } from '@compute-mall/app'
import { type AuditLine, AuditSource, type auditList } from '@compute-mall/core/audit'
import type { Language } from '@compute-mall/core/codec'
import { type ListPage as Page, type QueryOf, totalMessage } from '@compute-mall/core/list'
import type { FieldReason } from '@compute-mall/core/review'
import { DAY_MS, deadlineAfter, endOfPlatformDay, formatInstant } from '@compute-mall/core/time'
import { type ListCommands, type ListFilter, ListPage } from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'
import { changesIn, reasonsIn } from './changes.ts'

export interface AuditPageProps {
  readonly view: {
    readonly page: Loaded<Page<AuditLine>>
    /** What the address asks for. */
    readonly query: QueryOf<typeof auditList>
    readonly now: number
    readonly exporting: boolean
  }
  readonly links: {
    readonly actor: (actorId: string) => string
    readonly object: (objectId: string) => string
  }
  readonly commands: ListCommands
}

/** What was changed, by whom and why, the latest on top. */
export const AuditPage = ({ view: { page, query, now, exporting }, links, commands }: AuditPageProps) => {
  const { t } = useTranslation(['admin', 'audit'])
  const noteOf = useNote()
  const filters = useFilters(query, now)
  const columns = useColumns()
  const actions = ({ actorId, objectId }: AuditLine): readonly Action[] => [
    { key: 'object', label: t('onlyObject'), to: links.object(objectId) },
    ...(actorId === null ? [] : [{ key: 'actor', label: t('onlyActor'), to: links.actor(actorId) }]),
  ]
  return (
    <ListPage<AuditLine>
      view={{
        head: { title: t('audit') },
        rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
        search: { label: t('auditSearch'), value: query.action ?? '' },
        filters,
        sort: { key: 'at', descending: query.sort !== 'at' },
        pager: {
          size: sizeOf(query.limit),
          hasPrevious: page.kind === 'loaded' && page.value.previousCursor !== null,
          hasNext: page.kind === 'loaded' && page.value.nextCursor !== null,
          total: page.kind === 'loaded' ? totalMessage(page.value.total) : null,
        },
        exporting,
        empty: { title: t('noAudit') },
      }}
      commands={commands}
      columns={columns}
      rowKey={({ auditId }) => auditId}
      rowName={({ action, actor }) => `${action} ${actor}`}
      actions={actions}
      note={noteOf}
    />
  )
}

/** Why it was done, what it changed, and the request that changed it. */
const useNote = (): ((line: AuditLine) => string) => {
  const { t } = useTranslation(['audit', 'review'])
  const say = useSay()
  const reasonText = ({ field, code, text }: FieldReason): string => {
    const label = say({ key: `settlement:label.${field}`, otherwise: field })
    return [`${label}: ${t(`review:reason.${code}`)}`, text].filter((part) => part !== '').join(' – ')
  }
  return ({ reason, before, after, requestId }) =>
    [
      reason,
      ...changesIn(before, after),
      ...reasonsIn(after).map(reasonText),
      requestId && `${t('audit:requestId')} ${requestId}`,
    ]
      .filter((part) => part !== null && part !== '')
      .join(' · ')
}

/** The beginning of the platform's day, so many days ago. */
const dayBefore = (now: number, days: number): string =>
  deadlineAfter(Date.parse(endOfPlatformDay(now)), -(days + 1) * DAY_MS)

const useFilters = (query: AuditPageProps['view']['query'], now: number): readonly ListFilter[] => {
  const { t } = useTranslation(['admin', 'audit'])
  const { language } = useLanguage()
  const chosen = (key: string, label: string, value: string | undefined): readonly ListFilter[] =>
    value === undefined ? [] : [{ key, label, value, options: [{ value, label: value }] }]
  const since = [
    { value: dayBefore(now, 0), label: t('since.today') },
    { value: dayBefore(now, 6), label: t('since.week') },
    { value: dayBefore(now, 29), label: t('since.month') },
  ]
  const { from, source } = query
  return [
    {
      key: 'source',
      label: t('audit:source'),
      value: source ?? '',
      options: AuditSource.values.map((value) => ({ value, label: t(`audit:source.${value}`) })),
    },
    {
      key: 'from',
      label: t('auditSince'),
      value: from ?? '',
      options:
        from === undefined || since.some(({ value }) => value === from)
          ? since
          : [...since, { value: from, label: t('sinceDay', { day: dayText(from, language) }) }],
    },
    ...chosen('actorId', t('audit:actor'), query.actorId),
    ...chosen('objectId', t('auditObject'), query.objectId),
  ]
}

const dayText = (instant: string, language: Language) => formatInstant(instant, language, 'date')

const useColumns = (): readonly Column<AuditLine>[] => {
  const { t } = useTranslation(['admin', 'audit'])
  const say = useSay()
  const { language } = useLanguage()
  return [
    {
      key: 'action',
      header: t('audit:action'),
      card: 'title',
      nowrap: true,
      render: ({ action }) => say({ key: `admin:action.${action}`, otherwise: action }),
    },
    {
      key: 'at',
      header: t('audit:at'),
      nowrap: true,
      sortable: true,
      render: ({ at }) => <time dateTime={at}>{formatInstant(at, language, 'second')}</time>,
    },
    { key: 'actor', header: t('audit:actor'), nowrap: true, render: ({ actor }) => actor },
    { key: 'role', header: t('audit:role'), render: ({ role }) => role.replaceAll(',', ', ') || '—' },
    {
      key: 'object',
      header: t('auditObject'),
      render: ({ objectType, objectId }) => (
        <>
          {say({ key: `admin:object.${objectType}`, otherwise: objectType })} {objectId}
        </>
      ),
    },
  ]
}
