import type { SnapshotFrom } from 'xstate'
import { failureMessage } from '../http/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import { type ReasonView, reasonView } from '../review/index.ts'
import type { applicationMachine } from './application.machine.ts'
import { errorsOf } from './application.state.ts'
import type { ApplicantType, SettlementForm } from './settlement.codec.ts'
import { type FieldName, fieldsOf, isChecked, wordOf } from './settlement.fields.ts'
import type { FieldError } from './settlement.form.ts'
import type { settlementMessages } from './settlement.messages.ts'

type Snapshot = SnapshotFrom<typeof applicationMachine>
const say = messageFor<KeyOf<typeof settlementMessages>>('settlement')

/** A part of the form, by the fields that stand in it. */
export type Section = 'subject' | 'shop' | 'bank' | 'contact' | 'service'

const firstOf: Readonly<Partial<Record<FieldName, Section>>> = {
  realName: 'subject',
  shopName: 'shop',
  bankAccountName: 'bank',
  contactName: 'contact',
  serviceTelephone: 'service',
}

/** One field as the form shows it. */
export interface FieldView {
  readonly name: FieldName
  readonly label: Message
  readonly text: string
  readonly isRequired: boolean
  readonly most: number
  /** Told once the field was left or a submission was tried. */
  readonly error: Message | null
  /** What is going on with the check for duplicates. */
  readonly note: Message | null
  /** Why it was refused the last time, and what the applicant answers; null where it was not. */
  readonly reason: (ReasonView & { readonly answer: string; readonly isChanged: boolean }) | null
}

/** What is shown of a part of the form. */
export interface SectionView<Each = FieldView> {
  readonly section: Section
  readonly title: Message
  readonly fields: readonly Each[]
}

/** The application form. */
export interface ApplicationView {
  readonly applicantType: ApplicantType
  readonly sections: readonly SectionView[]
  /** After a submission was tried: every error once, with its field's name, in the order of the form (test A4). */
  readonly summary: readonly (FieldError & {
    readonly label: Message
    /** Whether the message says which field it is of, so that nobody reads its name twice. */
    readonly isNamed: boolean
  })[]
  /** What is going on, or went wrong, with the whole of it. */
  readonly notice: Message | null
  readonly isBusy: boolean
  readonly commands: { readonly edit: boolean; readonly submit: boolean; readonly recheck: boolean }
}

const noteOf = ({ value }: Snapshot, name: FieldName): Message | null => {
  if (!isChecked(name)) return null
  const state = value[name]
  return state === 'resting' ? null : say(state === 'asking' ? 'checking' : 'unchecked')
}

const reasonOf = (
  { context: { form, rejected, answers } }: Snapshot,
  name: FieldName,
): FieldView['reason'] => {
  const reason = rejected?.reasons.find(({ field }) => field === name)
  return reason === undefined
    ? null
    : {
        ...reasonView(reason),
        answer: answers[name] ?? '',
        isChanged: rejected !== null && form[name] !== rejected.form[name],
      }
}

const fieldViews = (snapshot: Snapshot): readonly FieldView[] => {
  const { form, left, isTried } = snapshot.context
  const errors = errorsOf(snapshot.context)
  return fieldsOf(form.applicantType).map(({ name, isRequired, most }) => {
    const error = errors.find(({ field }) => field === name)
    return {
      name,
      label: say(`label.${wordOf(name, form.applicantType)}`),
      text: form[name],
      isRequired,
      most,
      error: error !== undefined && (isTried || left.includes(name)) ? error.message : null,
      note: noteOf(snapshot, name),
      reason: reasonOf(snapshot, name),
    }
  })
}

const sectionsOf = <Each extends { readonly name: FieldName }>(
  fields: readonly Each[],
): readonly SectionView<Each>[] =>
  fields.reduce<readonly SectionView<Each>[]>((sections, field) => {
    const begun = firstOf[field.name]
    const current = sections.at(-1)
    return begun !== undefined || current === undefined
      ? [
          ...sections,
          { section: begun ?? 'subject', title: say(`section.${begun ?? 'subject'}`), fields: [field] },
        ]
      : [...sections.slice(0, -1), { ...current, fields: [...current.fields, field] }]
  }, [])

/** What is asked for, or is in use already, is told by the name of the field. */
const namesField = ({ key }: Message): boolean =>
  key.startsWith('settlement:empty.') || key.startsWith('settlement:duplicate.')

const noticeOf = ({ value, context: { failure } }: Snapshot): Message | null => {
  switch (value.form) {
    case 'submitting':
    case 'confirming':
    case 'unconfirmed':
    case 'accepted':
      return say(value.form)
    case 'editing':
      return failure && failureMessage(failure)
  }
}

/** What the form shows: sections and fields with their errors, the summary of errors, and which commands are open. */
export const applicationView = (snapshot: Snapshot): ApplicationView => {
  const { form, isTried } = snapshot.context
  const state = snapshot.value.form
  return {
    applicantType: form.applicantType,
    sections: sectionsOf(fieldViews(snapshot)),
    summary: isTried
      ? errorsOf(snapshot.context).map((error) => ({
          ...error,
          label: say(`label.${wordOf(error.field, form.applicantType)}`),
          isNamed: namesField(error.message),
        }))
      : [],
    notice: noticeOf(snapshot),
    isBusy: state === 'submitting' || state === 'confirming',
    commands: {
      edit: state === 'editing',
      submit: state === 'editing',
      recheck: state === 'unconfirmed',
    },
  }
}

/** Something that an applicant has to have at hand. */
export interface Needed {
  readonly name: FieldName
  readonly label: Message
}

/** What an applicant of this type cannot leave out, by the parts of the form; the landing tells it (R2.15). */
export const neededFor = (applicantType: ApplicantType): readonly SectionView<Needed>[] =>
  sectionsOf(
    fieldsOf(applicantType)
      .filter(({ isRequired }) => isRequired)
      .map(({ name }) => ({ name, label: say(`label.${wordOf(name, applicantType)}`) })),
  )

/** An answer of an application, as an overview shows it. */
export interface Answer {
  readonly name: FieldName
  readonly label: Message
  /** Empty where nothing was filled in. */
  readonly text: string
}

/** All answers of a form by its parts, for the overview before it is submitted and for its review. */
export const answersOf = (form: SettlementForm): readonly SectionView<Answer>[] =>
  sectionsOf(
    fieldsOf(form.applicantType).map(({ name }) => ({
      name,
      label: say(`label.${wordOf(name, form.applicantType)}`),
      text: form[name],
    })),
  )
