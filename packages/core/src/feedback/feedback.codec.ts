import * as t from 'io-ts'
import {
  Count,
  Id,
  Instant,
  LineUpTo,
  Nullable,
  OneOf,
  Optional,
  Personal,
  Repeated,
  TextUpTo,
} from '../codec/index.ts'
import { ListPage } from '../list/index.ts'
import { FilePart } from '../payment/index.ts'
import { MobileNumber } from '../text/index.ts'
import { MAX_PICTURES } from './feedback.limits.ts'
import { FeedbackKind, FeedbackState } from './feedbackList.codec.ts'

/** What an offer may be asked for: the four service pages (R2.14). */
export const offerServices = ['ai', 'container', 'ecs', 'hpc'] as const
/** One of the four services. */
export type OfferService = (typeof offerServices)[number]

/** Longer than any field may be; what fits is told by the rules, in words for people. */
const Typed = TextUpTo(4096)
const TypedLine = LineUpTo(4096)

/** What "ask for an offer" says besides: of which service, and who is to be reached where (W20). */
export const OfferRequest = t.readonly(
  t.type({
    service: OneOf('OfferService', offerServices),
    name: TypedLine,
    phone: Personal('phone', MobileNumber),
    region: TypedLine,
    address: Personal('address', TypedLine),
  }),
  'OfferRequest',
)
export type OfferRequest = t.TypeOf<typeof OfferRequest>

/** What somebody writes, every field as it is typed; empty where nothing was. */
export const FeedbackForm = t.readonly(
  t.type({
    kind: FeedbackKind,
    text: Personal('words', Typed),
    /** A mobile number or an e-mail address. */
    contact: Personal('words', TypedLine),
    /** The page one came from, a path of the mall; empty where it is not known. */
    page: LineUpTo(300),
    /** `sidebar` for the button at the side of pages; anything else counts as none. */
    entrance: LineUpTo(32),
    /** Pictures that were uploaded before. */
    pictureId: Repeated(Id, MAX_PICTURES),
    offer: Optional(OfferRequest),
  }),
  'FeedbackForm',
)
export type FeedbackForm = t.TypeOf<typeof FeedbackForm>

/** A picture for one's next feedback. */
export const FeedbackPicture = t.type({ picture: FilePart })
/** Under which id the server keeps it. */
export const FeedbackPictureKept = t.readonly(t.type({ pictureId: Id }))

/** What the writer is told right away. */
export const FeedbackReceipt = t.readonly(t.type({ feedbackId: Id, number: t.string }), 'FeedbackReceipt')
export type FeedbackReceipt = t.TypeOf<typeof FeedbackReceipt>

/** One's own feedback. */
export const OwnFeedback = t.readonly(
  t.type({
    feedbackId: Id,
    /** To be named when one asks, e.g. `F20261122-0A3F9C`. */
    number: t.string,
    kind: FeedbackKind,
    text: Personal('words', t.string),
    state: FeedbackState,
    createTime: Instant,
    answer: Personal('words', Nullable(t.string)),
    answerTime: Nullable(Instant),
  }),
  'OwnFeedback',
)
export type OwnFeedback = t.TypeOf<typeof OwnFeedback>

/** A row of the desk's queue. */
export const FeedbackRow = t.readonly(
  t.type({
    feedbackId: Id,
    number: t.string,
    kind: FeedbackKind,
    /** The beginning of its text. */
    excerpt: t.string,
    state: FeedbackState,
    page: t.string,
    pictures: Count,
    /** The writer's user name, masked; null for a visitor. */
    userName: Personal('name', Nullable(t.string)),
    createTime: Instant,
  }),
  'FeedbackRow',
)
export type FeedbackRow = t.TypeOf<typeof FeedbackRow>

/** A step of its life: who took it, and what was written with it. */
export const FeedbackStep = t.readonly(
  t.type({
    event: t.string,
    from: FeedbackState,
    to: FeedbackState,
    at: Instant,
    by: t.string,
    text: Personal('words', Nullable(t.string)),
  }),
  'FeedbackStep',
)
export type FeedbackStep = t.TypeOf<typeof FeedbackStep>

/** All of one piece of feedback, for the desk, which needs the contact to answer. */
export const FeedbackDetail = t.readonly(
  t.type({
    feedbackId: Id,
    number: t.string,
    kind: FeedbackKind,
    text: Personal('words', t.string),
    state: FeedbackState,
    page: t.string,
    entrance: t.string,
    contact: Personal('words', t.string),
    offer: Nullable(OfferRequest),
    pictureIds: t.readonlyArray(Id),
    userName: Personal('name', Nullable(t.string)),
    createTime: Instant,
    answer: Personal('words', Nullable(t.string)),
    /** For the desk alone. */
    note: Personal('words', t.string),
    steps: t.readonlyArray(FeedbackStep),
  }),
  'FeedbackDetail',
)
export type FeedbackDetail = t.TypeOf<typeof FeedbackDetail>

/** A page of one's own feedback. */
export const OwnFeedbackPage = ListPage(OwnFeedback)

/** A page of the desk's queue. */
export const FeedbackPage = ListPage(FeedbackRow)
