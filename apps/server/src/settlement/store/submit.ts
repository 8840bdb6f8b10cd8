import { isBlank, type Language } from '@compute-mall/core/codec'
import { refusals } from '@compute-mall/core/contract'
import { E } from '@compute-mall/core/fp'
import type { Refusal } from '@compute-mall/core/http'
import { changedFields, unansweredFields } from '@compute-mall/core/review'
import {
  allowedSettlementEvents,
  type CheckedField,
  checkedFieldNames,
  checkedFields,
  type FieldName,
  fieldOfItem,
  fieldsOf,
  formErrors,
  type PictureUse,
  type SettlementForm,
  type SettlementSubmission,
  settlementMessages,
  settlementStep,
  tidied,
  wordOf,
} from '@compute-mall/core/settlement'
import { platformDay } from '@compute-mall/core/time'
import { discardDraft, userOwner } from '../../form/index.ts'
import type { Db } from '../../platform/database/index.ts'
import { newId } from '../../platform/ids.ts'
import type { Vault } from '../../platform/vault.ts'
import { enterSubmission, reasonsOf } from '../../review/index.ts'
import { settlementDraft } from '../settlement.draft.ts'
import { type ApplicationOf, formOf, lastApplication, lastRejected, placeOf } from './rows.ts'
import { lockApplicant, noteStep } from './steps.ts'
import { write } from './write.ts'

export interface Submitter {
  readonly userId: string
  readonly language: Language
  readonly now: Date
  readonly key: string
  readonly vault: Vault
}

const badFields = (fields: readonly FieldName[]): Refusal =>
  refusals.applicationInvalid({ fields: fields.join(',') })

/** The field's name in the caller's language, for the message '{field label}重复，请重新输入' (R5.04). */
const duplicate = (field: CheckedField, { applicantType }: SettlementForm, language: Language): Refusal => {
  const key = `label.${wordOf(field, applicantType)}` as const
  return refusals.valueTaken({ field, label: settlementMessages[language][key] })
}

/** Pictures of one's own that were uploaded for this use; any other is as one that is not there (test S1). */
const foreignPictures = async (
  trx: Db,
  userId: string,
  form: SettlementForm,
): Promise<readonly PictureUse[]> => {
  const own = await trx
    .selectFrom('settlement_pictures')
    .select(['id', 'use'])
    .where('user_id', '=', userId)
    .execute()
  return (['certificationImg', 'logoImg'] as const).filter(
    (use) => form[use] !== '' && !own.some((picture) => picture.id === form[use] && picture.use === use),
  )
}

/** Claims what no two merchants share; the key of the claims decides between two who come at once. */
const claim = async (
  trx: Db,
  vault: Vault,
  applicationId: string,
  form: SettlementForm,
): Promise<CheckedField | undefined> => {
  const claims = checkedFieldNames.map((field) => ({
    item: checkedFields[field],
    fingerprint: vault.fingerprint(checkedFields[field], form[field]),
    application_id: applicationId,
  }))
  const claimed = await write(trx)
    .insertInto('settlement_claims')
    .values(claims)
    .onConflict((conflict) => conflict.doNothing())
    .returning('item')
    .execute()
  const missed = claims.find(({ item }) => !claimed.some((row) => row.item === item))
  return missed && fieldOfItem(missed.item)
}

/** What is handed in again, against what was rejected. */
interface Mended {
  readonly previousId: string | null
  readonly changed: readonly FieldName[]
  readonly answers: Readonly<Record<string, string>>
}

const keep = async (
  trx: Db,
  id: string,
  { userId, key, now, vault }: Submitter,
  { identificationNumber, bankAccount, ...document }: SettlementForm,
  { previousId, changed, answers }: Mended,
): Promise<void> => {
  await write(trx)
    .insertInto('settlement_applications')
    .values({
      id,
      user_id: userId,
      request_key: key,
      status: 'IN_REVIEW',
      applicant_type: document.applicantType,
      real_name: document.realName,
      shop_name: document.shopName,
      document,
      identification_sealed: vault.seal(identificationNumber, placeOf(id, 'identificationNumber')),
      bank_account_sealed: vault.seal(bankAccount, placeOf(id, 'bankAccount')),
      previous_id: previousId,
      changed_fields: JSON.stringify(changed),
      answers,
      reject_reason: null,
      applied_at: now,
      reviewed_at: null,
    })
    .execute()
  const pictures = (['certificationImg', 'logoImg'] as const)
    .map((use) => ({ application_id: id, use, picture_id: document[use] }))
    .filter(({ picture_id }) => picture_id !== '')
  await write(trx).insertInto('settlement_application_pictures').values(pictures).execute()
}

/** What differs from the rejected submission, and which of its refused fields were neither changed nor answered (W10). */
const mend = async (
  trx: Db,
  vault: Vault,
  rejected: ApplicationOf | undefined,
  form: SettlementForm,
  answers: Readonly<Record<string, string>>,
): Promise<Mended & { readonly unanswered: readonly FieldName[] }> => {
  if (rejected === undefined) return { previousId: null, changed: [], answers: {}, unanswered: [] }
  const asked = fieldsOf(form.applicantType).map(({ name }) => name)
  const isAsked = (field: string): field is FieldName => asked.some((name) => name === field)
  const changes = changedFields(formOf(rejected, vault), form)
  const refused = (await reasonsOf(trx, rejected.id)).map(({ field }) => field).filter(isAsked)
  const told = Object.entries(answers).filter(([field, text]) => isAsked(field) && !isBlank(text))
  return {
    previousId: rejected.id,
    changed: changes.map(({ field }) => field).filter(isAsked),
    answers: Object.fromEntries(told),
    unanswered: unansweredFields(refused, changes, answers).filter(isAsked),
  }
}

/**
 * Applies, or applies again (R4.01). The form is judged by the rules that the screen shows (R5.15). Refusals:
 * SETTLE10001 with the names of the fields, SETTLE10002 with the field that is taken, SETTLE10003, SETTLE10004.
 */
export const submitApplication = async (
  trx: Db,
  { answers = {}, ...typed }: SettlementSubmission,
  submitter: Submitter,
): Promise<E.Either<Refusal, void>> => {
  const { userId, language, now, vault } = submitter
  const { retailerId } = await lockApplicant(trx, userId)
  if (retailerId !== null) return E.left(refusals.alreadyMerchant())
  const from = (await lastApplication(trx, userId))?.status ?? 'NOT_APPLY'
  if (!allowedSettlementEvents(from, 'applicant').includes('application.submitted'))
    return E.left(refusals.applicationStateConflict())
  const form = tidied(typed)
  const errors = formErrors(form, platformDay(now.getTime()))
  if (errors.length > 0) return E.left(badFields(errors.map(({ field }) => field)))
  const foreign = await foreignPictures(trx, userId, form)
  if (foreign.length > 0) return E.left(badFields(foreign))

  const { unanswered, ...mended } = await mend(trx, vault, await lastRejected(trx, userId), form, answers)
  if (unanswered.length > 0) return E.left(badFields(unanswered))

  const id = newId()
  await keep(trx, id, submitter, form, mended)
  const taken = await claim(trx, vault, id, form)
  if (taken !== undefined) return E.left(duplicate(taken, form, language))
  const { status } = settlementStep(from, 'application.submitted')
  await noteStep(trx, id, { event: 'application.submitted', actorId: userId, at: now }, from, status)
  await enterSubmission(trx, vault, {
    id,
    kind: 'settlement',
    subjectId: userId,
    content: { form, answers: mended.answers },
    submittedBy: userId,
    now,
  })
  await discardDraft(trx, userOwner(userId), settlementDraft.name)
  return E.right(undefined)
}
