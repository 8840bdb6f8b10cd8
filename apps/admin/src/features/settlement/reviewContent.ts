import {
  type Application,
  type FieldName,
  fieldsOf,
  Period,
  type PictureUse,
  ScaleLevel,
  wordOf,
} from '@compute-mall/core/settlement'
import { isCreditCode } from '@compute-mall/core/text'
import type { ReviewCheck, ReviewField } from '@compute-mall/ui/desk/review'
import type { TFunction } from 'i18next'

type Translate = TFunction<['admin', 'settlement', 'review']>

/** What is found out by itself about an application: facts, never verdicts. */
export const checksOf = (
  { form, submission, previousReasons }: Application,
  t: Translate,
): readonly ReviewCheck[] => {
  const creditCode: readonly ReviewCheck[] =
    form.uscc === ''
      ? []
      : [
          isCreditCode(form.uscc)
            ? { key: 'creditCode', tone: 'success', text: t('check.creditCodeRight') }
            : { key: 'creditCode', tone: 'danger', text: t('check.creditCodeWrong') },
        ]
  const account: ReviewCheck =
    form.bankAccountName === form.realName
      ? { key: 'account', tone: 'success', text: t('check.accountNameSame') }
      : { key: 'account', tone: 'warn', text: t('check.accountNameDiffers') }
  const history: ReviewCheck =
    submission.number === 1
      ? { key: 'history', tone: 'neutral', text: t('check.first') }
      : {
          key: 'history',
          tone: 'neutral',
          text: t('check.refusedBefore', { count: previousReasons.length }),
        }
  // Nothing is taken in with a wrong number, and reviewers see it masked (D26).
  const residentId: ReviewCheck = { key: 'residentId', tone: 'success', text: t('check.residentId') }
  return [...creditCode, residentId, account, history]
}

const isPicture = (name: FieldName): name is PictureUse => name === 'certificationImg' || name === 'logoImg'

/** A value as it is read: a choice by its name, a picture by what it is. */
const shownValue = (name: FieldName, value: string | null, t: Translate): string | null => {
  if (value === null || value === '') return null
  if (isPicture(name)) return t('picture')
  if (name === 'scaleLevel' && ScaleLevel.is(value)) return t(`settlement:scale.${value}`)
  if (name === 'period' && Period.is(value)) return t(`settlement:period.${value}`)
  return value
}

/** The fields of an application in the order of its form, each with what it was in the last submission. */
export const fieldsIn = (
  { form, changes, submission }: Application,
  pictures: Partial<Readonly<Record<PictureUse, string>>>,
  t: Translate,
): readonly ReviewField[] =>
  fieldsOf(form.applicantType).map(({ name }) => {
    const label = t(`settlement:label.${wordOf(name, form.applicantType)}`)
    const change = changes.find(({ field }) => field === name)
    const is = shownValue(name, form[name], t)
    const before = submission.number === 1 ? null : is
    const src = isPicture(name) ? pictures[name] : undefined
    return {
      path: name,
      label,
      was: change === undefined ? before : shownValue(name, change.before, t),
      is,
      changed: change !== undefined,
      picture: src === undefined ? undefined : { src, alt: label },
    }
  })
