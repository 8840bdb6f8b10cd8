import * as t from 'io-ts'
import {
  BooleanFromText,
  Count,
  Id,
  Instant,
  IntegerFromText,
  Keyword,
  Nullable,
  OneOf,
  Optional,
  Repeated,
  Revision,
  Words,
} from '../codec/index.ts'
import { Draft } from '../form/index.ts'
import { BulkIds, defineList, ListPage } from '../list/index.ts'
import { Money } from '../money/index.ts'
import { Availability } from '../resource/index.ts'
import { FieldAnswers, FieldChange, FieldReason, SubmissionMark } from '../review/index.ts'
import { GoodsForm, GoodsProblem } from './form.codec.ts'
import { BillingType, BillingUnit, GoodsKind } from './goods.codec.ts'
import { ApplicationKind, GoodsLife, ReviewState, ShelfState } from './life.codec.ts'

/** The price that a list shows: the cheapest of the published skus. */
const PriceFrom = t.readonly(
  t.type({ price: Money, unit: BillingUnit, billingType: BillingType }),
  'PriceFrom',
)

/** Goods as the list of their shop shows them. */
export const OwnGoodsRow = t.readonly(
  t.type({
    goodsId: Id,
    kind: GoodsKind,
    /** As published, else as last described; empty before anything was typed. */
    name: Words,
    life: GoodsLife,
    isFeatured: t.boolean,
    /** On the shelf, but the limits of the platform leave nothing to buy. */
    isShut: t.boolean,
    /** Null before they were published. */
    priceFrom: Nullable(PriceFrom),
    /** What is left of all skus together; null before they were published. */
    stock: Nullable(t.readonly(t.type({ free: Count, capacity: Count, availability: Availability }))),
    saleCount: Count,
    score: t.number,
    reviewCount: Count,
    changedAt: Instant,
    /** By when the pending application is decided (W9). */
    dueAt: Nullable(Instant),
    /** When they go on the shelf, where their seller set a time. */
    shelfAt: Nullable(Instant),
  }),
  'OwnGoodsRow',
)
export type OwnGoodsRow = t.TypeOf<typeof OwnGoodsRow>

/** The tabs of the list of one's own goods; `applications` are drafts and applications of any state but passed. */
export const ownGoodsTabs = ['all', 'on', 'awaiting', 'off', 'forcedOff', 'failed', 'applications'] as const
/** A tab of the list of one's own goods. */
export const OwnGoodsTab = OneOf('OwnGoodsTab', ownGoodsTabs)
export type OwnGoodsTab = t.TypeOf<typeof OwnGoodsTab>

/** The goods of one's own shop, the last changed first. */
export const ownGoodsList = defineList({
  filters: {
    tab: Optional(OwnGoodsTab),
    shelf: Repeated(ShelfState),
    review: Repeated(ReviewState),
    kind: Repeated(GoodsKind),
    featured: Optional(BooleanFromText),
    /** Those of which little or nothing is left. */
    scarce: Optional(BooleanFromText),
    /** Those on the shelf of which the limits of the platform leave nothing to buy. */
    shut: Optional(BooleanFromText),
    /** Those with an offer that ends within `OFFER_ENDING_DAYS`. */
    ending: Optional(BooleanFromText),
    /** Part of the name, or the number. */
    keyword: Optional(Keyword),
  },
  sorts: ['-changedAt', 'changedAt'],
})
/** A page of one's own goods. */
export const OwnGoodsPage = ListPage(OwnGoodsRow)

/** How many goods each tab has. */
export const OwnGoodsCounts = t.readonly(
  t.type({
    all: Count,
    on: Count,
    awaiting: Count,
    off: Count,
    forcedOff: Count,
    failed: Count,
    applications: Count,
  }),
  'OwnGoodsCounts',
)
export type OwnGoodsCounts = t.TypeOf<typeof OwnGoodsCounts>

/** One thing that happened in the life of goods. */
export const GoodsHistoryLine = t.readonly(
  t.type({
    /** An event of the chart, or `goods.featured`, `goods.unfeatured`, `stock.changed`, `shelfTime.changed`. */
    event: t.string,
    at: Instant,
    /** The user's name, or the name of the job; `operations` stands for a reviewer. */
    by: t.string,
    reason: Nullable(t.string),
  }),
  'GoodsHistoryLine',
)
export type GoodsHistoryLine = t.TypeOf<typeof GoodsHistoryLine>

/** What was handed in last, and what became of it. */
export const OwnApplication = t.readonly(
  t.type({
    applicationId: Id,
    kind: ApplicationKind,
    state: ReviewState,
    submission: SubmissionMark,
    submittedAt: Instant,
    dueAt: Instant,
    form: GoodsForm,
    /** Why it was refused as a whole, and field by field. */
    reason: Nullable(t.string),
    reasons: t.readonlyArray(FieldReason),
    answers: t.readonly(t.record(t.string, t.string)),
  }),
  'OwnApplication',
)
export type OwnApplication = t.TypeOf<typeof OwnApplication>

/** A version that buyers have seen: when it was handed in, and what it changed of the one before (width 2.5). */
export const GoodsVersion = t.readonly(
  t.type({
    applicationId: Id,
    kind: ApplicationKind,
    submittedAt: Instant,
    /** Nothing for the first publication, which all of it was new. */
    changes: t.readonlyArray(FieldChange),
  }),
  'GoodsVersion',
)
export type GoodsVersion = t.TypeOf<typeof GoodsVersion>

/** What is left of a sku in one centre; `clusterId` is empty for what runs nowhere in particular. */
export const OwnStock = t.readonly(
  t.type({ skuId: Id, clusterId: t.string, free: Count, capacity: Count }),
  'OwnStock',
)
export type OwnStock = t.TypeOf<typeof OwnStock>

/** Goods for their own shop: what stands, what is being changed, what was handed in, and what happened (width 2.5). */
export const OwnGoods = t.readonly(
  t.type({
    row: OwnGoodsRow,
    /** What the caller may do now: events of the chart and `feature`, `unfeature`; none without the duty. */
    commands: t.readonlyArray(t.string),
    /** What buyers see; null before the first publication. */
    published: Nullable(GoodsForm),
    /** The draft of the form `goods`; null when nothing is being changed. */
    draft: Nullable(Draft),
    application: Nullable(OwnApplication),
    /** The refused application that the next one has to answer (W10): one that was taken back answered nothing. */
    refusal: Nullable(OwnApplication),
    stock: t.readonlyArray(OwnStock),
    history: t.readonlyArray(GoodsHistoryLine),
    /** The versions that passed, the latest first. */
    versions: t.readonlyArray(GoodsVersion),
  }),
  'OwnGoods',
)
export type OwnGoods = t.TypeOf<typeof OwnGoods>

/** Why a draft cannot go in, and what would change for buyers. */
export const GoodsCheck = t.readonly(
  t.type({ problems: t.readonlyArray(GoodsProblem), changes: t.readonlyArray(FieldChange) }),
  'GoodsCheck',
)
export type GoodsCheck = t.TypeOf<typeof GoodsCheck>

/** New goods: of a kind, or as a copy of own goods. */
export const NewGoods = t.type({ kind: Optional(GoodsKind), copyOf: Optional(Id) })
/** Under which number goods are. */
export const GoodsCreated = t.readonly(t.type({ goodsId: Id }), 'GoodsCreated')

/** Hands in the draft of this revision, with answers to what was refused (W10). */
export const GoodsSubmission = t.type({ revision: Revision, answers: Optional(FieldAnswers) })

/** The goods of a bulk operation. */
export const GoodsIds = t.type({ goodsId: BulkIds })

/** What a centre can hold of a sku from now on. */
export const StockChange = t.type({
  skuId: Id,
  clusterId: Optional(Id),
  capacity: IntegerFromText,
})

/** When goods go on the shelf; at once when it is left out. */
export const ShelfTime = t.type({ shelfAt: Optional(Instant) })
