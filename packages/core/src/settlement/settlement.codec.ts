import * as t from 'io-ts'
import {
  BooleanFromText,
  Count,
  Id,
  Instant,
  Keyword,
  Nullable,
  OneOf,
  Optional,
  Personal,
  TypedUpTo,
} from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { FilePart } from '../payment/index.ts'
import { Claim, FieldAnswers, FieldChange, FieldReason, SubmissionMark } from '../review/index.ts'

/** Spec section 3, Settlement application. */
export const ApplyStatus = OneOf('ApplyStatus', ['NOT_APPLY', 'IN_REVIEW', 'APPROVED', 'REJECTED'])
export type ApplyStatus = t.TypeOf<typeof ApplyStatus>

/** A company, or a developer on their own. */
export const ApplicantType = OneOf('ApplicantType', ['ENTERPRISE', 'PERSONAL'])
export type ApplicantType = t.TypeOf<typeof ApplicantType>

/** How many people an enterprise has; the steps are decided (D27). */
export const ScaleLevel = OneOf('ScaleLevel', [
  'SCALE_L1',
  'SCALE_L2',
  'SCALE_L3',
  'SCALE_L4',
  'SCALE_L5',
  'SCALE_L6',
])
export type ScaleLevel = t.TypeOf<typeof ScaleLevel>

/** How often the platform settles accounts with a merchant (D27): weekly, half-monthly, monthly, quarterly, half-yearly. */
export const Period = OneOf('Period', ['PERIOD_1', 'PERIOD_2', 'PERIOD_3', 'PERIOD_4', 'PERIOD_5'])
export type Period = t.TypeOf<typeof Period>

/** What no two merchants may share, by the server's words (R5.04). */
export const InfoItem = OneOf('InfoItem', ['IDCARD', 'CONTACT_PHONE', 'EMAIL', 'BANK_ACCOUNT'])
export type InfoItem = t.TypeOf<typeof InfoItem>

/** Longer than any field may be; what fits in a field is told by the rules, in words for people. */
const Typed = TypedUpTo(4096)

/**
 * What an applicant fills in (spec section 3), every field as it is typed; empty where nothing was. `serviceHours` is
 * `09:00-18:00`; `certificationImg` and `logoImg` are ids of uploaded pictures; `registeredCapital` is in 10,000 yuan.
 */
export const SettlementForm = t.readonly(
  t.type({
    applicantType: ApplicantType,
    realName: Personal('name', Typed),
    uscc: Typed,
    legalRepresentative: Personal('name', Typed),
    identificationNumber: Personal('residentId', Typed),
    registeredCapital: Typed,
    registeredDate: Typed,
    registeredAddress: Personal('address', Typed),
    telephone: Personal('telephone', Typed),
    scaleLevel: Typed,
    direction: Typed,
    certificationImg: Typed,
    shopName: Typed,
    logoImg: Typed,
    webSite: Typed,
    description: Personal('about', Typed),
    introducer: Personal('name', Typed),
    bankAccountName: Personal('name', Typed),
    bankAccount: Personal('bankAccount', Typed),
    bankName: Typed,
    period: Typed,
    contactName: Personal('name', Typed),
    contactMobile: Personal('phone', Typed),
    contactEmail: Personal('email', Typed),
    contactAddress: Personal('address', Typed),
    serviceTelephone: Personal('servicePhone', Typed),
    serviceHours: Typed,
    serviceEmail: Personal('serviceEmail', Typed),
  }),
  'SettlementForm',
)
export type SettlementForm = t.TypeOf<typeof SettlementForm>

/** What is handed in: the form, and what the applicant answers to the reasons of a rejection, by field (W10). */
export const SettlementSubmission = t.intersection(
  [SettlementForm, t.partial({ answers: FieldAnswers })],
  'SettlementSubmission',
)
export type SettlementSubmission = t.TypeOf<typeof SettlementSubmission>

/** Where a user stands; all but the status is null before the first application. */
export const ApplicationInfo = t.readonly(
  t.type({
    applyStatus: ApplyStatus,
    applicationId: Nullable(Id),
    applicantType: Nullable(ApplicantType),
    applyTime: Nullable(Instant),
    reviewTime: Nullable(Instant),
    /** Why the last application was rejected; null in every other status. */
    rejectReason: Nullable(t.string),
    retailerId: Nullable(Id),
  }),
  'ApplicationInfo',
)
export type ApplicationInfo = t.TypeOf<typeof ApplicationInfo>

/** A step of an application's review; `event` is an event of the settlement chart. */
export const SettlementStep = t.readonly(
  t.type({
    event: t.string,
    from: ApplyStatus,
    to: ApplyStatus,
    at: Instant,
    /** Who took it, by user name. */
    by: t.string,
    reason: Nullable(t.string),
  }),
  'SettlementStep',
)
export type SettlementStep = t.TypeOf<typeof SettlementStep>

/** One application; in `form` the server masks what is personal, unless its owner asks for it in full (D26). */
export const Application = t.readonly(
  t.type({
    applicationId: Id,
    applyStatus: ApplyStatus,
    applyTime: Instant,
    reviewTime: Nullable(Instant),
    /** Why it was rejected as a whole; null where the reasons of its fields say all. */
    rejectReason: Nullable(t.string),
    /** Why it was rejected, field by field. */
    reasons: t.readonlyArray(FieldReason),
    submission: SubmissionMark,
    /** By when it is decided (W9). */
    dueAt: Instant,
    form: SettlementForm,
    /** What differs from the last rejected submission, personal values masked; nothing at the first. */
    changes: t.readonlyArray(FieldChange),
    /** Why that one was rejected, and what the applicant answers, by field. */
    previousReasons: t.readonlyArray(FieldReason),
    answers: t.readonly(t.record(t.string, t.string)),
    /** Who of operations has it open; null for its applicant. */
    claim: Nullable(Claim),
    steps: t.readonlyArray(SettlementStep),
  }),
  'Application',
)
export type Application = t.TypeOf<typeof Application>

/** An application in the list of operations. */
export const ApplicationRow = t.readonly(
  t.type({
    applicationId: Id,
    applyStatus: ApplyStatus,
    applicantType: ApplicantType,
    /** Of an enterprise; a person's is masked. */
    realName: Personal('name', t.string),
    shopName: t.string,
    direction: t.string,
    applyTime: Instant,
    reviewTime: Nullable(Instant),
    /** Counts the applicant's submissions from 1. */
    number: Count,
    /** Fields that differ from the last rejected submission. */
    changedFields: Count,
    dueAt: Instant,
    claim: Nullable(Claim),
  }),
  'ApplicationRow',
)
export type ApplicationRow = t.TypeOf<typeof ApplicationRow>

/** The queue of operations, what is due first on top: all applications but those that were withdrawn. */
export const applicationList = defineList({
  filters: {
    applyStatus: Optional(ApplyStatus),
    applicantType: Optional(ApplicantType),
    /** Part of the applicant's or the shop's name. */
    keyword: Optional(Keyword),
    /** Those that one has open oneself. */
    mine: Optional(BooleanFromText),
    /** Those that wait for longer than was promised. */
    overdue: Optional(BooleanFromText),
  },
  sorts: ['dueAt', '-dueAt', '-applyTime', 'applyTime'],
})
/** A page of the queue. */
export const ApplicationPage = ListPage(ApplicationRow)

/** Spec section 7, checkPersonalInfo. */
export const InfoCheck = t.type({ infoItem: InfoItem, infoValue: Personal('words', Typed) })
/** Whether a value is taken by another merchant (R5.04). */
export const InfoAnswer = t.readonly(t.type({ duplicate: t.boolean }), 'InfoAnswer')

/** What an uploaded picture is for. */
export const PictureUse = OneOf('PictureUse', ['certificationImg', 'logoImg'])
export type PictureUse = t.TypeOf<typeof PictureUse>
/** A picture, and what it is for. */
export const PictureUpload = t.type({ use: PictureUse, picture: FilePart })
/** The id under which the server keeps a picture. */
export const PictureKept = t.readonly(t.type({ pictureId: Id }), 'PictureKept')
