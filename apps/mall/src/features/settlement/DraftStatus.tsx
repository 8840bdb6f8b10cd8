import { useClock } from '@compute-mall/app'
import { fieldsOf, Period, ScaleLevel, wordOf } from '@compute-mall/core/settlement'
import { formatRecent } from '@compute-mall/core/time'
import { MergeDialog } from '@compute-mall/ui/desk/form'
import { Text } from '@compute-mall/ui/layout'
import { useLanguage, useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { ApplicationPageProps } from './application.types.ts'

/** Whether what was filled in is saved, and the choice where another window saved something else (W17). */
export const DraftStatus = ({ view, commands }: ApplicationPageProps) => {
  const { t } = useTranslation('settlement')
  const { language } = useLanguage()
  const say = useSay()
  const clock = useClock()
  const { draft, isKeptHere } = view
  const { status } = draft
  const at = status?.values?.at
  const told =
    status === null
      ? ''
      : say(
          typeof at === 'string'
            ? { ...status, values: { at: formatRecent(at, clock(), language) } }
            : status,
        )
  return (
    <>
      <Text as="div" size="caption" tone="soft" role="status">
        {isKeptHere ? t('keptHere') : told}
      </Text>
      {draft.commands.choose && <Conflict view={view} commands={commands} />}
    </>
  )
}

/** What differs, field by field: here and in the other window. */
const Conflict = ({ view: { draft, application }, commands }: ApplicationPageProps) => {
  const { t } = useTranslation(['settlement', 'review'])
  const fieldName = (path: string): string => {
    const [first = '', answered] = path.split('.')
    const name = first === 'answers' ? (answered ?? '') : first
    if (name === 'applicantType') return t('label.applicantType')
    const known = fieldsOf(application.applicantType).find((field) => field.name === name)
    const label = known === undefined ? name : t(`label.${wordOf(known.name, application.applicantType)}`)
    return first === 'answers' ? `${label} · ${t('review:answerLabel')}` : label
  }
  const shown = (field: string, value: string): string => {
    if (field === 'certificationImg' || field === 'logoImg') return t('pictureKept')
    if (value === 'ENTERPRISE' || value === 'PERSONAL') return t(`type.${value}`)
    if (ScaleLevel.is(value)) return t(`scale.${value}`)
    return Period.is(value) ? t(`period.${value}`) : value
  }
  return (
    <MergeDialog differences={draft.differences} fieldName={fieldName} shown={shown} commands={commands} />
  )
}
