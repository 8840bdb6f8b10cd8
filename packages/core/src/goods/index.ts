/**
 * What is for sale: specifications, prices, terms, what a customer has chosen of them, and the life of goods between
 * seller and shelf (spec sections 1, 3 and 4; R1.02, R1.03, R3.03, R4.03).
 *
 * `Goods` and `Sku` are what the server tells; `isCompute`, `minPrice`, `trialDays` and `purchaseLimit` are the
 * rules; `firstChoice` and `priceOf` are what a goods page chooses and what that costs; `goodsMachine` is the life
 * of goods.
 *
 * @module
 */

export {
  ForceOffConsequences,
  GoodsApplication,
  GoodsApplicationRow,
  type GoodsCodeOf,
  GoodsFact,
  GoodsFactCode,
  GoodsNames,
  goodsApplicationList,
  MAX_FORCE_OFF_REASON,
  ShelvedGoodsRow,
  shelvedGoodsList,
} from './application.codec.ts'
export { goodsApplicationEndpoints } from './application.endpoints.ts'
export { type RefusedFieldView, type SinceRefusalView, sinceRefusal } from './application.view.ts'
export { NewReview, OwnReview, ReviewableGoods, ShopReview, shopReviewList } from './customerReview.codec.ts'
export {
  isReplyText,
  isReviewText,
  MAX_REVIEW_LINES,
  REPLY_CHANGE_MS,
  REPLY_LENGTH,
  REVIEW_CHANGE_MS,
  REVIEW_LENGTH,
  STARS,
} from './customerReview.rules.ts'
export { FirstRows } from './firstRows.codec.ts'
export { type FirstRowsProblem, firstRowsOf, readFirstRows } from './firstRows.rules.ts'
export { cleanedGoodsForm, refusedCharacters } from './form.clean.ts'
export { GoodsForm, GoodsProblem, PricingForm, SkuForm } from './form.codec.ts'
export { columnTypes, FEATURED_TAG, GOODS_FORM, MAX_FEATURED } from './form.figures.ts'
export { goodsFieldLabel, goodsFieldName } from './form.label.ts'
export { goodsLeafChanges, goodsLeaves } from './form.leaves.ts'
export { emptyGoodsForm, readGoodsForm } from './form.read.ts'
export {
  categoryProblems,
  goodsProblems,
  offerProblems,
  platformProblems,
  shelfTimeProblems,
} from './form.rules.ts'
export { formListedPricing, hasNothingToSell, totalCapacity } from './form.supply.ts'
export { type GoodsValueView, goodsCodes, goodsValueView } from './form.value.ts'
export {
  choiceAddress,
  type GoodsAddress,
  type RankingChoice,
  readGoodsAddress,
  readRanking,
  wantedIn,
  writeGoodsAddress,
} from './goods.address.ts'
export { cheapestPricing, listedPricing, minPrice } from './goods.cheapest.ts'
export {
  type Choice,
  type ChoicePrice,
  choicePricing,
  durationUnitOf,
  firstChoice,
  leftOf,
  nextFree,
  type Offer,
  priceOf,
  shownSku,
  withAmount,
  withCluster,
  withinLeft,
  withTerm,
  withValue,
} from './goods.choice.ts'
export {
  BillingType,
  BillingUnit,
  ClusterResource,
  DependResource,
  Goods,
  GoodsCard,
  GoodsExcerpt,
  GoodsKind,
  GoodsPreview,
  GoodsType,
  NamedGoods,
  NamedReview,
  NameValue,
  Pricing,
  PurchaseLimit,
  Review,
  Sku,
  Specification,
} from './goods.codec.ts'
export { goodsEndpoints } from './goods.endpoints.ts'
export { goodsRefusals } from './goods.errors.ts'
export { hourlyPrice } from './goods.hourly.ts'
export { cardHourOf, cardsOf } from './goods.hours.ts'
export { applicationKinds, computeKinds } from './goods.kinds.ts'
export { aboutLeft, isAbout } from './goods.left.ts'
export { type Meaning, matchQuery, meaningOf } from './goods.meaning.ts'
export { goodsMessages } from './goods.messages.ts'
export { type Movement, movements } from './goods.ranking.ts'
export {
  bestAvailability,
  hasTrialMode,
  isBarredToMembers,
  isCompute,
  isExpired,
  isLimitEmpty,
  isOnSale,
  isTimed,
  MACHINE_TYPES,
  MAX_FAVOURITES,
  MIN_DURATION,
  NO_PLATFORM_LIMITS,
  type PlatformLimits,
  platformRange,
  purchaseLimit,
  RANKING_DAYS,
  RECENT_ORDER_DAYS,
  rankings,
  shelves,
  trialDays,
  trialPricing,
} from './goods.rules.ts'
export { mixedShelf } from './goods.shelf.ts'
export { hasTerm } from './goods.term.ts'
export { equivalentOf, type ShownUnit, shownUnit } from './goods.unit.ts'
export {
  amountLimits,
  choiceAvailability,
  chosenSku,
  clusterOptions,
  type PricingRow,
  pricingRows,
  specificationNames,
  specificationOptions,
  type TermOption,
  termOptions,
  type ValueOption,
} from './goods.view.ts'
export { ApplicationKind, GoodsLife, ReviewState, ShelfState } from './life.codec.ts'
export { type GoodsEventName, goodsEvents } from './life.events.ts'
export {
  allowedGoodsEvents,
  type GoodsEvent,
  type GoodsStep,
  goodsMachine,
  goodsStep,
  newGoods,
} from './life.machine.ts'
export { type GoodsReason, type NotListed, notListed, readGoodsReasons } from './life.reason.ts'
export {
  applicationKind,
  goodsActor,
  isDisplayed,
  isFeaturable,
  OFFER_ENDING_DAYS,
  REVIEW_WORKING_DAYS,
  reviewDue,
} from './life.rules.ts'
export { goodsLifeView } from './life.view.ts'
export { goodsMissing } from './missing.errors.ts'
export {
  GoodsCheck,
  GoodsHistoryLine,
  GoodsVersion,
  OwnApplication,
  OwnGoods,
  OwnGoodsCounts,
  OwnGoodsRow,
  OwnGoodsTab,
  OwnStock,
  ownGoodsList,
  ownGoodsTabs,
} from './own.codec.ts'
export { ownGoodsEndpoints } from './own.endpoints.ts'
export { PURCHASE_STATUS } from './purchaseStatus.rules.ts'
export { reportMessages } from './report.messages.ts'
export {
  NewReviewReport,
  ReportedReview,
  ReportedState,
  ReportReason,
  ReviewDecision,
  reportedReviewList,
} from './reviewReport.codec.ts'
export {
  DAILY_REPORTS,
  isDecisionReason,
  MAX_REPORT_TEXT,
  reportedStates,
  reportReasons,
  SHOWN_REPORTS,
} from './reviewReport.rules.ts'
