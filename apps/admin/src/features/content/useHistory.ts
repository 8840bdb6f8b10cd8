import type { AuditLine } from '@compute-mall/core/audit'
import { changedFields } from '@compute-mall/core/review'
import { withColon } from '@compute-mall/core/text'
import { formatInstant } from '@compute-mall/core/time'
import type { TimelineEvent } from '@compute-mall/ui/desk/detail'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'

const FIELDS = {
  titleZh: 'titleZh',
  titleEn: 'titleEn',
  summaryZh: 'summaryZh',
  summaryEn: 'summaryEn',
  textZh: 'textZh',
  textEn: 'textEn',
  link: 'link',
  position: 'position',
  fromDay: 'fromDay',
  untilDay: 'untilDay',
  version: 'version',
  effectiveDay: 'effectiveDay',
} as const
const isField = (field: string): field is keyof typeof FIELDS => field in FIELDS

/** A line of the audit log as what happened to content: of a change, what it changed. */
export const useHistory = (): ((line: AuditLine) => TimelineEvent) => {
  const { t } = useTranslation('content')
  const say = useSay()
  const { language } = useLanguage()
  const changesOf = ({ before, after }: AuditLine): string =>
    before === null || after === null
      ? ''
      : changedFields(before, after)
          .flatMap(({ field, before: was, after: is }) =>
            isField(field)
              ? [withColon(language, t(FIELDS[field]), [was, is].map((value) => value ?? '—').join(' → '))]
              : [],
          )
          .join(' · ')
  return (line) => ({
    key: line.auditId,
    title: say({ key: `auditNames:action.${line.action}`, otherwise: line.action }),
    at: { iso: line.at, text: formatInstant(line.at, language, 'second') },
    who: line.actor,
    text: changesOf(line),
  })
}
