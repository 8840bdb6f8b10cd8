import { type AuditLine, AuditSource, auditList, auditNamesMessages } from '@compute-mall/core/audit'
import { Instant, type Language } from '@compute-mall/core/codec'
import type { Message } from '@compute-mall/core/messages'
import type { FieldReason } from '@compute-mall/core/review'
import { withColon } from '@compute-mall/core/text'
import { DAY_MS, deadlineAfter, endOfPlatformDay, formatInstant } from '@compute-mall/core/time'
import {
  type ListFilter,
  NO_VALUE,
  TwoLines,
  useColumnsOf,
  type WorkListCommands,
  WorkListPage,
  type WorkListView,
} from '@compute-mall/ui/desk/list'
import type { Action } from '@compute-mall/ui/desk/page'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoleName } from '../people/useRoleName.ts'
import { type Change, changesIn, reasonsIn, whyIn } from './changes.ts'
import { type Period, PeriodDialog } from './PeriodDialog.tsx'
import { periodOf } from './period.ts'

export interface AuditPageProps {
  readonly view: WorkListView<typeof auditList, AuditLine> & {
    readonly now: number
  }
  readonly links: {
    readonly actor: (actorId: string) => string
    readonly object: (objectId: string) => string
  }
  readonly commands: WorkListCommands & { readonly choosePeriod: (period: Period) => void }
}

/** Changes with their authors and reasons, the newest first. */
export const AuditPage = ({ view, links, commands }: AuditPageProps) => {
  const { t } = useTranslation(['admin', 'audit'])
  const noteOf = useNote()
  const [isAsking, setAsking] = useState(false)
  const say = useSay()
  const roleName = useRoleName()
  const filters = useFilters(view)
  const columns = useColumnsOf<AuditLine>()
  const actions = ({ actorId, objectId }: AuditLine): readonly Action[] => [
    { key: 'object', label: t('onlyObject'), to: links.object(objectId) },
    ...(actorId === null ? [] : [{ key: 'actor', label: t('onlyActor'), to: links.actor(actorId) }]),
  ]
  return (
    <>
      <WorkListPage
        list={auditList}
        view={view}
        commands={commands}
        head={{
          title: t('audit'),
          primary: { key: 'period', label: t('period'), onPress: () => setAsking(true) },
        }}
        search={t('auditSearch')}
        filters={filters}
        empty={{ title: t('noAudit') }}
        columns={[
          columns.cell(
            'action',
            t('audit:action'),
            ({ action }) => say({ key: `auditNames:action.${action}`, otherwise: action }),
            { card: 'title', nowrap: true },
          ),
          columns.time('at', t('audit:at'), 'second'),
          columns.cell('actor', t('audit:actor'), ({ actor, role }) => (
            <TwoLines below={role.split(',').map(roleName).join(', ') || null}>{actor}</TwoLines>
          )),
          columns.cell(
            'object',
            t('auditObject'),
            ({ objectType, objectId }) =>
              `${say({ key: `auditNames:object.${objectType}`, otherwise: objectType })} ${objectId}`,
          ),
        ]}
        rowKey={({ auditId }) => auditId}
        rowName={({ action, actor }) => `${action} ${actor}`}
        actions={actions}
        note={noteOf}
      />
      {isAsking && (
        <PeriodDialog
          period={periodOf(view.query)}
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
    const is = after === null ? NO_VALUE : valueText(after)
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

const useFilters = ({ query, now }: AuditPageProps['view']): readonly ListFilter[] => {
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
  const { from, until } = query
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
      value: query.source ?? '',
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
