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
  ReasonUpTo,
  Repeated,
  Words,
} from '../codec/index.ts'
import { defineList, ListPage } from '../list/index.ts'
import { Claim, FieldChange, FieldReason, ReasonCode, SubmissionMark } from '../review/index.ts'
import { GoodsForm } from './form.codec.ts'
import { GoodsKind } from './goods.codec.ts'
import { ApplicationKind, GoodsLife, ReviewState, ShelfState } from './life.codec.ts'
import { GoodsHistoryLine } from './own.codec.ts'

/** An application for goods in the queue of operations. */
export const GoodsApplicationRow = t.readonly(
  t.type({
    applicationId: Id,
    goodsId: Id,
    shopId: Id,
    shopName: Words,
    name: Words,
    goodsKind: GoodsKind,
    kind: ApplicationKind,
    state: ReviewState,
    /** Counts the submissions of the goods from 1. */
    number: Count,
    /** Fields that differ from what is published. */
    changedFields: Count,
    submittedAt: Instant,
    dueAt: Instant,
    claim: Nullable(Claim),
  }),
  'GoodsApplicationRow',
)
export type GoodsApplicationRow = t.TypeOf<typeof GoodsApplicationRow>

/** The queue of goods, what is due first on top: all applications but those that were taken back. */
export const goodsApplicationList = defineList({
  filters: {
    state: Repeated(ReviewState),
    kind: Optional(ApplicationKind),
    goodsKind: Repeated(GoodsKind),
    shopId: Optional(Id),
    /** Part of the name of the goods or of the shop. */
    keyword: Optional(Keyword),
    mine: Optional(BooleanFromText),
    overdue: Optional(BooleanFromText),
  },
  sorts: ['dueAt', '-dueAt', '-submittedAt', 'submittedAt'],
})
/** A page of the queue of goods. */
export const GoodsApplicationPage = ListPage(GoodsApplicationRow)

/** What can be found out about an application; each has its text. */
export const GoodsFactCode = OneOf('GoodsFactCode', [
  'priceChange',
  'duplicateName',
  'centreClosed',
  'itemDisabled',
  'refusedBefore',
  'forcedOff',
  'unchanged',
  'nothingToSell',
])
export type GoodsFactCode = t.TypeOf<typeof GoodsFactCode>

/** What the server finds out by itself about an application; facts, never verdicts (width 2.6). */
export const GoodsFact = t.readonly(
  t.type({
    code: GoodsFactCode,
    /** The path of the field that it is about; empty for the whole. */
    field: t.string,
    /** Fill the text. */
    details: t.readonly(t.record(t.string, t.union([t.string, t.number]))),
  }),
  'GoodsFact',
)
export type GoodsFact = t.TypeOf<typeof GoodsFact>

/** A submission that was refused: what it described, and why as a whole and field by field. */
const RefusedSubmission = t.readonly(
  t.type({ form: GoodsForm, reason: Nullable(t.string), reasons: t.readonlyArray(FieldReason) }),
  'RefusedSubmission',
)

const Named = t.readonly(t.record(t.string, Words))

/** What codes are called, by where they come from; one that has no name any more is not there. */
export const GoodsNames = t.readonly(
  t.type({
    category: Named,
    industry: Named,
    delivery: Named,
    spec: Named,
    centre: Named,
    item: Named,
    goods: Named,
  }),
  'GoodsNames',
)
export type GoodsNames = t.TypeOf<typeof GoodsNames>
/** What a code of a form of goods stands for. */
export type GoodsCodeOf = keyof GoodsNames

/** An application for goods as a reviewer reads it: a frozen snapshot under its revision. */
export const GoodsApplication = t.readonly(
  t.type({
    row: GoodsApplicationRow,
    submission: SubmissionMark,
    form: GoodsForm,
    /** What buyers see; null before the first publication. */
    published: Nullable(GoodsForm),
    /** What differs from what is published, field by field. */
    changes: t.readonlyArray(FieldChange),
    facts: t.readonlyArray(GoodsFact),
    /** Why this one was refused. */
    reason: Nullable(t.string),
    reasons: t.readonlyArray(FieldReason),
    /** The one before, if it was refused; what was taken back in between does not count. */
    refusedBefore: Nullable(RefusedSubmission),
    /** What the seller answers to its reasons, by field. */
    answers: t.readonly(t.record(t.string, t.string)),
    /** What the codes of its forms are called. */
    names: GoodsNames,
    /** Whether it is of the caller's own shop, who may not decide it. */
    isOwn: t.boolean,
    history: t.readonlyArray(GoodsHistoryLine),
  }),
  'GoodsApplication',
)
export type GoodsApplication = t.TypeOf<typeof GoodsApplication>

/** Goods of any shop as operations find them. */
export const ShelvedGoodsRow = t.readonly(
  t.type({
    goodsId: Id,
    name: Words,
    kind: GoodsKind,
    shopId: Id,
    shopName: Words,
    life: GoodsLife,
    saleCount: Count,
    changedAt: Instant,
  }),
  'ShelvedGoodsRow',
)
export type ShelvedGoodsRow = t.TypeOf<typeof ShelvedGoodsRow>

/** All goods that were published once, the last changed first. */
export const shelvedGoodsList = defineList({
  filters: {
    shelf: Repeated(ShelfState),
    kind: Repeated(GoodsKind),
    shopId: Optional(Id),
    /** Part of the name of the goods or of the shop, or the number. */
    keyword: Optional(Keyword),
  },
  sorts: ['-changedAt', 'changedAt'],
})
/** A page of all goods. */
export const ShelvedGoodsPage = ListPage(ShelvedGoodsRow)

/** What forcing goods off would bring about (W15). */
export const ForceOffConsequences = t.readonly(
  t.type({ unpaidOrders: Count, openResources: Count, cartLines: Count }),
  'ForceOffConsequences',
)
export type ForceOffConsequences = t.TypeOf<typeof ForceOffConsequences>

/** The most characters of why goods are forced off. */
export const MAX_FORCE_OFF_REASON = 500
/** Why goods are forced off: a code of the catalogue of reasons, and a text that their seller reads. */
export const ForceOff = t.type({ code: ReasonCode, text: ReasonUpTo(MAX_FORCE_OFF_REASON) })
