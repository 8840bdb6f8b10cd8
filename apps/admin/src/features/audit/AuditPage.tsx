import type { Loaded } from '@compute-mall/app'
import { type AuditLine, AuditSource, type auditList, auditNamesMessages } from '@compute-mall/core/audit'
import { Instant, type Language } from '@compute-mall/core/codec'
import { type ListPage as Page, type QueryOf, totalMessage } from '@compute-mall/core/list'
import type { Message } from '@compute-mall/core/messages'
import type { FieldReason } from '@compute-mall/core/review'
import { withColon } from '@compute-mall/core/text'
import { DAY_MS, deadlineAfter, endOfPlatformDay, formatInstant } from '@compute-mall/core/time'
import { type ListCommands, type ListFilter, ListPage, type ListView } from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import type { Column } from '@compute-mall/ui/desk/table'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sizeOf } from '../../list/sizeOf.ts'
import { type Change, changesIn, reasonsIn, whyIn } from './changes.ts'
import { type Period, PeriodDialog } from './PeriodDialog.tsx'
import { periodOf } from './period.ts'

export interface AuditPageProps {
  readonly view: {
    readonly page: Loaded<Page<AuditLine>>
    /** One's own views of the list. */
    readonly savedViews?: ListView<never>['savedViews']
    /** What the address asks for. */
    readonly query: QueryOf<typeof auditList>
    readonly now: number
    readonly exporting: boolean
  }
  readonly links: {
    readonly actor: (actorId: string) => string
    readonly object: (objectId: string) => string
  }
  readonly commands: ListCommands & { readonly choosePeriod: (period: Period) => void }
}

/** What was changed, by whom and why, the latest on top. */
export const AuditPage = ({
  view: { page, query, now, exporting, savedViews },
  links,
  commands,
}: AuditPageProps) => {
  const { t } = useTranslation(['admin', 'audit'])
  const noteOf = useNote()
  const [isAsking, setAsking] = useState(false)
  const filters = useFilters(query, now)
  const columns = useColumns()
  const actions = ({ actorId, objectId }: AuditLine): readonly Action[] => [
    { key: 'object', label: t('onlyObject'), to: links.object(objectId) },
    ...(actorId === null ? [] : [{ key: 'actor', label: t('onlyActor'), to: links.actor(actorId) }]),
  ]
  return (
    <>
      <ListPage<AuditLine>
        view={{
          head: {
            title: t('audit'),
            primary: { key: 'period', label: t('period'), onPress: () => setAsking(true) },
          },
          savedViews,
          rows: page.kind === 'loaded' ? { kind: 'loaded', value: page.value.records } : page,
          search: { label: t('auditSearch'), value: query.keyword ?? '' },
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
      {isAsking && (
        <PeriodDialog
          period={periodOf(query)}
          onClose={() => setAsking(false)}
          onChoose={(period) => {
            setAsking(false)
            commands.choosePeriod(period)
          }}
        />
      )}
    </>
  )
}

/** Why it was done, what it changed, and the request that changed it. */
const useNote = (): ((line: AuditLine) => string) => {
  const { t } = useTranslation(['audit', 'review'])
  const say = useSay()
  const { language } = useLanguage()
  const reasonText = ({ field, code, text }: FieldReason): string => {
    const label = say({ key: `settlement:label.${field}`, otherwise: field })
    return [withColon(language, label, t(`review:reason.${code}`)), text]
      .filter((part) => part !== '')
      .join(' – ')
  }
  const valueText = (value: Message): string =>
    Instant.is(value.otherwise) ? formatInstant(value.otherwise, language, 'minute') : say(value)
  const changeText = ({ field, before, after }: Change): string => {
    const is = after === null ? '—' : valueText(after)
    return withColon(language, say(field), before === null ? is : `${valueText(before)} → ${is}`)
  }
  return (line) =>
    [
      ...whyIn(line).map((parts) => withColon(language, ...parts.map(say))),
      ...changesIn(line).map(changeText),
      ...reasonsIn(line.after).map(reasonText),
      line.requestId && `${t('audit:requestId')} ${line.requestId}`,
    ]
      .filter((part) => part !== null && part !== '')
      .join(' · ')
}

/** The beginning of the platform's day, so many days ago. */
const dayBefore = (now: number, days: number): string =>
  deadlineAfter(Date.parse(endOfPlatformDay(now)), -(days + 1) * DAY_MS)

/** What the admin app has names for, below a prefix of its texts: the actions and kinds of objects to choose from. */
const namedUnder = (prefix: 'action.' | 'object.'): readonly string[] =>
  Object.keys(auditNamesMessages.zh)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))

const withChosen = (names: readonly string[], chosen: string | undefined): readonly string[] =>
  chosen === undefined || names.includes(chosen) ? names : [...names, chosen]

const useFilters = (query: AuditPageProps['view']['query'], now: number): readonly ListFilter[] => {
  const { t } = useTranslation(['admin', 'audit'])
  const { language } = useLanguage()
  const say = useSay()
  const chosen = (key: string, label: string, value: string | undefined): readonly ListFilter[] =>
    value === undefined ? [] : [{ key, label, value, options: [{ value, label: value }] }]
  const since = [
    { value: dayBefore(now, 0), label: t('since.today') },
    { value: dayBefore(now, 6), label: t('since.week') },
    { value: dayBefore(now, 29), label: t('since.month') },
  ]
  const { from, until, source } = query
  const named = (prefix: 'action.' | 'object.', value: string | undefined) =>
    withChosen(namedUnder(prefix), value).map((name) => ({
      value: name,
      label: say({ key: `auditNames:${prefix}${name}`, otherwise: name }),
    }))
  return [
    {
      key: 'objectType',
      label: t('auditKind'),
      value: query.objectType ?? '',
      options: named('object.', query.objectType),
    },
    {
      key: 'action',
      label: t('audit:action'),
      value: query.action ?? '',
      options: named('action.', query.action),
    },
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
    ...(until === undefined
      ? []
      : [
          {
            key: 'until',
            label: t('auditUntil'),
            value: until,
            options: [{ value: until, label: dayText(deadlineAfter(Date.parse(until), -DAY_MS), language) }],
          },
        ]),
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
      render: ({ action }) => say({ key: `auditNames:action.${action}`, otherwise: action }),
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
          {say({ key: `auditNames:object.${objectType}`, otherwise: objectType })} {objectId}
        </>
      ),
    },
  ]
}
