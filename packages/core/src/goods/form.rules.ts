import { cleanText, Instant, isBlank } from '../codec/index.ts'
import { lookup } from '../fp/index.ts'
import { Money } from '../money/index.ts'
import type { CatalogueStatus } from '../resource/index.ts'
import { disallowedIn } from '../text/index.ts'
import { DAY_MS, type Milliseconds } from '../time/index.ts'
import { firstRowsProblems } from './firstRows.rules.ts'
import { cleanedGoodsForm, hiddenFields, MACHINE_SIGNS } from './form.clean.ts'
import type { GoodsForm, GoodsProblem, PricingForm, SkuForm } from './form.codec.ts'
import { GOODS_FORM } from './form.figures.ts'
import { isCompute, isTimed, type PlatformLimits, platformRange } from './goods.rules.ts'

const problem = (field: string, code: string, most: number | null = null): GoodsProblem => ({
  field,
  code,
  most,
})
type Problems = readonly GoodsProblem[]

const required = (field: string, text: string): Problems =>
  isBlank(text) ? [problem(field, 'required')] : []
const notAbove = (field: string, value: number, most: number): Problems =>
  value > most ? [problem(field, 'tooMuch', most)] : []
const notLonger = (field: string, text: string, most: number): Problems =>
  text.length > most ? [problem(field, 'tooLong', most)] : []
const between = (field: string, text: string, least: number, most: number): Problems => {
  const { length } = cleanText(text)
  if (length === 0) return [problem(field, 'required')]
  if (length < least) return [problem(field, 'tooShort', least)]
  return notLonger(field, text, most)
}
const notMore = (field: string, list: readonly unknown[], most: number): Problems =>
  list.length > most ? [problem(field, 'tooMany', most)] : []

/**
 * What is wrong with the catalogue item that goods offer: it is not there, it is disabled, or it stands in none of their
 * centres (R4.04). Compute is offered from the catalogue alone; other goods need no item.
 */
export const offerProblems = (
  { kind, catalogueItemId, skus }: Pick<GoodsForm, 'kind' | 'catalogueItemId' | 'skus'>,
  item: { readonly status: CatalogueStatus; readonly clusterId: string } | undefined,
): Problems => {
  if (catalogueItemId === null) return isCompute(kind) ? [problem('catalogueItemId', 'required')] : []
  if (item === undefined) return [problem('catalogueItemId', 'unknown')]
  if (item.status === 'disabled') return [problem('catalogueItemId', 'disabled')]
  const centers = skus.flatMap(({ stock }) => stock.map(({ clusterId }) => clusterId))
  return centers.length === 0 || centers.includes(item.clusterId)
    ? []
    : [problem('catalogueItemId', 'otherCentre')]
}

/**
 * What is wrong with the category of goods: it is not there, or it is of another kind of goods (R3.04).
 * @param known the codes of all categories
 * @param ofKind those of goods of this kind
 */
export const categoryProblems = (
  { classification: { category } }: Pick<GoodsForm, 'classification'>,
  { known, ofKind }: { readonly known: ReadonlySet<string>; readonly ofKind: ReadonlySet<string> },
): Problems => {
  if (category === '' || ofKind.has(category)) return []
  return [problem('classification.category', known.has(category) ? 'otherKind' : 'unknown')]
}

const basics = (form: GoodsForm): Problems => [
  ...required('classification.category', form.classification.category),
  ...notMore('classification.industry', form.classification.industry, GOODS_FORM.maxIndustries),
  ...between('name.zh', form.name.zh, GOODS_FORM.minName, GOODS_FORM.maxName),
  ...notLonger('name.en', form.name.en, GOODS_FORM.maxEnglishName),
  ...between('summary.zh', form.summary.zh, GOODS_FORM.minSummary, GOODS_FORM.maxSummary),
  ...notLonger('summary.en', form.summary.en, GOODS_FORM.maxSummary * 2),
  ...notMore('tags', form.tags, GOODS_FORM.maxTags),
  ...form.tags.flatMap((tag, i) => between(`tags.${i}.zh`, tag.zh, 1, GOODS_FORM.maxTag)),
  ...notMore('figures', form.figures, GOODS_FORM.maxFigures),
  ...form.figures.flatMap((figure, i) => between(`figures.${i}`, figure, 1, GOODS_FORM.maxFigure)),
]

const description = ({ description: paragraphs }: GoodsForm): Problems => [
  ...(paragraphs.length === 0 ? [problem('description', 'required')] : []),
  ...notMore('description', paragraphs, GOODS_FORM.maxParagraphs),
  ...paragraphs.flatMap(({ zh, en }, i) => [
    ...between(`description.${i}.zh`, zh, 1, GOODS_FORM.maxParagraph),
    ...notLonger(`description.${i}.en`, en, GOODS_FORM.maxParagraph * 2),
    ...(/[<>]/.test(zh + en) || disallowedIn(zh.replaceAll(MACHINE_SIGNS, '')).length > 0
      ? [problem(`description.${i}.zh`, 'characters')]
      : []),
  ]),
]

const specifications = ({ specifications: all, skus }: GoodsForm): Problems => [
  ...notMore('specifications', all, GOODS_FORM.maxSpecifications),
  ...all.flatMap(({ code, name, values }, i) => [
    ...required(`specifications.${i}.code`, code),
    ...required(`specifications.${i}.name.zh`, name.zh),
    ...(values.length === 0 ? [problem(`specifications.${i}.values`, 'required')] : []),
    ...notMore(`specifications.${i}.values`, values, GOODS_FORM.maxValues),
    ...repeated(
      values.map((value) => value.code),
      (j) => `specifications.${i}.values.${j}`,
    ),
    ...values.flatMap((value, j) => required(`specifications.${i}.values.${j}.name.zh`, value.name.zh)),
  ]),
  ...(skus.length === 0 ? [problem('skus', 'required')] : []),
  ...notMore('skus', skus, GOODS_FORM.maxSkus),
  ...repeated(
    skus.map(({ sn }) => sn),
    (i) => `skus.${i}.sn`,
  ),
  ...repeated(
    skus.map((sku) => all.map(({ code }) => lookup(sku.specificationValues, code) ?? '').join(' ')),
    (i) => `skus.${i}`,
  ),
  ...skus.flatMap((sku, i) =>
    all.flatMap(({ code, values }) =>
      values.some((value) => value.code === lookup(sku.specificationValues, code))
        ? []
        : [problem(`skus.${i}`, 'combination')],
    ),
  ),
]

/** What was said before is said twice. */
const repeated = (texts: readonly string[], fieldOf: (place: number) => string): Problems =>
  texts.flatMap((text, i) => (texts.indexOf(text) < i ? [problem(fieldOf(i), 'duplicate')] : []))

/**
 * An amount of the wire in ten-thousandths, the least that it has: prices are only put in order here, which is exact
 * without the decimal arithmetic that the editor would have to load.
 */
const unitsOf = (amount: Money): bigint => {
  const [whole = '', decimals = ''] = amount.split('.')
  return BigInt(whole + decimals.padEnd(4, '0'))
}

const isAmount = (text: string): boolean => Money.is(text) && unitsOf(text) >= 0n

const priceProblems = (field: string, price: PricingForm, siblings: readonly PricingForm[]): Problems => {
  const { billingType, duration } = price
  if (!isAmount(price.price)) return [problem(`${field}.price`, 'price')]
  if (!isAmount(price.sourcePrice)) return [problem(`${field}.sourcePrice`, 'price')]
  const isFree = billingType === 'FREE' || billingType === 'TRIAL'
  return [
    ...(unitsOf(price.sourcePrice) < unitsOf(price.price)
      ? [problem(`${field}.sourcePrice`, 'sourcePrice')]
      : []),
    ...(isFree && unitsOf(price.price) !== 0n ? [problem(`${field}.price`, 'free')] : []),
    ...(isTimed(billingType) && duration < 1 ? [problem(`${field}.duration`, 'duration')] : []),
    ...notAbove(`${field}.duration`, duration, GOODS_FORM.maxDuration),
    ...(billingType === 'TRIAL' && (duration < 1 || duration > GOODS_FORM.maxTrialDays)
      ? [problem(`${field}.duration`, 'trialDays', GOODS_FORM.maxTrialDays)]
      : []),
    ...(billingType === 'TRIAL' && siblings.every((other) => other.billingType === 'TRIAL')
      ? [problem(field, 'trialAlone')]
      : []),
  ]
}

const skuProblems = (sku: SkuForm, i: number, isPlaced: boolean): Problems => [
  ...required(`skus.${i}.sn`, sku.sn),
  ...notLonger(`skus.${i}.sn`, sku.sn, 64),
  ...(sku.pricing.length === 0 ? [problem(`skus.${i}.pricing`, 'required')] : []),
  ...sku.pricing.flatMap((price, j) => priceProblems(`skus.${i}.pricing.${j}`, price, sku.pricing)),
  ...(sku.pricing.filter(({ billingType }) => billingType === 'TRIAL').length > 1
    ? [problem(`skus.${i}.pricing`, 'trials')]
    : []),
  ...(sku.stock.length === 0 ? [problem(`skus.${i}.stock`, 'required')] : []),
  ...sku.stock.flatMap(({ clusterId, capacity }, j) => [
    ...(isPlaced && clusterId === '' ? [problem(`skus.${i}.stock.${j}.clusterId`, 'required')] : []),
    ...notAbove(`skus.${i}.stock.${j}.capacity`, capacity, GOODS_FORM.maxAmount),
  ]),
  ...repeated(
    sku.stock.map(({ clusterId }) => clusterId),
    (j) => `skus.${i}.stock.${j}.clusterId`,
  ),
  ...(sku.appPlatformUrl !== null && !/^https:\/\/\S+$/.test(sku.appPlatformUrl)
    ? [problem(`skus.${i}.appPlatformUrl`, 'address')]
    : []),
  ...(sku.expiresAt !== null && !Instant.is(sku.expiresAt) ? [problem(`skus.${i}.expiresAt`, 'time')] : []),
]

const rowProblems = (field: string, rows: GoodsForm['params']): Problems => [
  ...notMore(field, rows, GOODS_FORM.maxRows),
  ...rows.flatMap(({ name, value }, i) => [
    ...between(`${field}.${i}.name.zh`, name.zh, 1, GOODS_FORM.maxRowText),
    ...between(`${field}.${i}.value.zh`, value.zh, 1, GOODS_FORM.maxRowText * 2),
  ]),
]

const limitProblems = ({ limit, buyerLimit }: GoodsForm): Problems => [
  ...(limit.amount < 1 ? [problem('limit.amount', 'atLeastOne')] : []),
  ...(limit.maxAmount < limit.amount ? [problem('limit.maxAmount', 'range')] : []),
  ...notAbove('limit.maxAmount', limit.maxAmount, GOODS_FORM.maxAmount),
  ...notAbove('limit.maxDuration', limit.maxDuration, GOODS_FORM.maxAmount),
  ...(limit.maxDuration < limit.duration ? [problem('limit.maxDuration', 'range')] : []),
  ...(buyerLimit === 0 ? [problem('buyerLimit', 'atLeastOne')] : []),
  ...notAbove('buyerLimit', buyerLimit ?? 0, GOODS_FORM.maxAmount),
]

/**
 * Limits of a seller that leave nothing between them and the platform's: what is on the shelf under them, nobody can buy
 * (R3.08, R9.01).
 */
export const platformProblems = (form: GoodsForm, platform: PlatformLimits): Problems => {
  const { amount, maxAmount, duration } = platformRange(form, platform)
  const { limit, buyerLimit } = form
  return [
    ...(limit.amount > maxAmount ? [problem('limit.amount', 'abovePlatform', maxAmount)] : []),
    ...(limit.maxAmount < amount ? [problem('limit.maxAmount', 'belowPlatform', amount)] : []),
    ...(limit.maxDuration < duration ? [problem('limit.maxDuration', 'belowPlatform', duration)] : []),
    ...(buyerLimit !== null && buyerLimit > 0 && buyerLimit < amount
      ? [problem('buyerLimit', 'belowPlatform', amount)]
      : []),
  ]
}

/** Whether a shelf time is one: ahead of `now`, within 90 days. */
export const shelfTimeProblems = (field: string, at: string | null, now: Milliseconds): Problems => {
  if (at === null) return []
  if (!Instant.is(at)) return [problem(field, 'time')]
  return Date.parse(at) > now + GOODS_FORM.maxShelfDays * DAY_MS
    ? [problem(field, 'shelfTime', GOODS_FORM.maxShelfDays)]
    : []
}

/**
 * Why goods cannot go in for review, by the path of each field (width 2.5); nothing when they can, as far as they alone
 * decide. What centres, catalogue and shop say of them, the server adds.
 */
export const goodsProblems = (typed: GoodsForm, now: Milliseconds): Problems => {
  const form = cleanedGoodsForm(typed)
  const problems = problemsOf(form, now)
  const known = new Set(problems.map(({ field }) => field))
  const hidden = hiddenFields(form).filter((field) => !known.has(field))
  return [...problems, ...hidden.map((field) => problem(field, 'characters'))]
}

const problemsOf = (form: GoodsForm, now: Milliseconds): Problems => [
  ...basics(form),
  ...description(form),
  ...specifications(form),
  ...form.skus.flatMap((sku, i) => skuProblems(sku, i, isCompute(form.kind))),
  ...limitProblems(form),
  ...notMore('dependencies', form.dependencies, GOODS_FORM.maxDependencies),
  ...rowProblems('params', form.params),
  ...rowProblems('support', form.support),
  ...rowProblems('cases', form.cases),
  ...firstRowsProblems(form),
  ...shelfTimeProblems('shelfAt', form.shelfAt, now),
]
