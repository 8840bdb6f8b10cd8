import { isBlank, type Language, type Words } from '@compute-mall/core/codec'
import {
  type GoodsForm,
  hasNothingToSell,
  type NamedGoods,
  type SkuForm,
  shownUnit,
} from '@compute-mall/core/goods'
import { formatInstant } from '@compute-mall/core/time'
import type { FormOverview } from '@compute-mall/ui/desk/form'
import type { TFunction } from 'i18next'
import { type Choice, type EditorSection, editorSections } from './editor.types.ts'
import { hasAccess } from './statuses.ts'

/** What stands behind the codes of a form. */
export interface OverviewLabels {
  readonly categories: readonly Choice[]
  readonly industries: readonly Choice[]
  readonly items: readonly Choice[]
  readonly centers: readonly Choice[]
  readonly deliveries: readonly Choice[]
  readonly goods: ReadonlyMap<string, NamedGoods['name']>
}

/** Where the goods stand while they are handed in. */
export interface OverviewStanding {
  /** Whether buyers have seen a version of them. */
  readonly isPublished: boolean
  /** Whether they were refused before. */
  readonly isRefused: boolean
}

/** How the page that shows it says things. */
export interface OverviewWords {
  readonly t: TFunction<['seller', 'goods']>
  readonly language: Language
  readonly inLanguage: (words: Words) => string
  /** What a sku is called. */
  readonly nameOf: (sku: Pick<SkuForm, 'specificationValues'>) => string
}

type Items = FormOverview['parts'][number]['items']

const limits = ['amount', 'maxAmount', 'duration', 'maxDuration'] as const

/** What a reviewer looks at, in the order in which it is told; of what is not there, nothing is said. */
const checklistOf = (form: GoodsForm, { isRefused }: OverviewStanding) => [
  'truth' as const,
  'prices' as const,
  'where' as const,
  hasAccess(form) ? ('delivery' as const) : ('noDelivery' as const),
  ...(form.support.length + form.cases.length > 0 ? (['support'] as const) : []),
  ...(isRefused ? (['earlier'] as const) : []),
]

/** All of a form in words, part by part, and what its reviewer will look at (width 2.5). */
export const overviewOf = (
  form: GoodsForm,
  standing: OverviewStanding,
  labels: OverviewLabels,
  { t, language, inLanguage, nameOf }: OverviewWords,
): FormOverview => {
  const { classification } = form
  const listed = (texts: readonly string[]): string => texts.join(language === 'zh' ? '、' : ', ')
  const labelOf = (choices: readonly Choice[], value: string): string =>
    choices.find((choice) => choice.value === value)?.label ?? value
  const written = (words: NamedGoods['name']): string => inLanguage(words) || words.zh
  const named = (goodsId: string): string => {
    const name = labels.goods.get(goodsId)
    return name === undefined ? goodsId : written(name)
  }
  /** A text of the form in both languages, where it has both. */
  const both = ({ zh, en }: Words): string => (en === '' || en === zh ? zh : `${zh} / ${en}`)
  const rowsOf = (rows: GoodsForm['params']): Items =>
    rows.map(({ name, value }) => ({ name: both(name), value: both(value) }))
  const isDelivered = classification.delivery.length > 0 || hasAccess(form)
  const items: Readonly<Record<EditorSection, Items>> = {
    basics: [
      { name: t('seller:goods.kind'), value: t(`goods:kind.${form.kind}`) },
      {
        name: t('seller:goods.category'),
        value: labelOf(labels.categories, classification.category),
      },
      ...(form.catalogueItemId === null
        ? []
        : [
            {
              name: t('goods:field.catalogueItemId'),
              value: labelOf(labels.items, form.catalogueItemId),
            },
          ]),
      { name: t('seller:goods.nameZh'), value: form.name.zh },
      { name: t('seller:goods.nameEn'), value: form.name.en },
      { name: t('seller:goods.summaryZh'), value: form.summary.zh },
      { name: t('seller:goods.summaryEn'), value: form.summary.en },
      { name: t('seller:goods.tags'), value: listed(form.tags.map(both)) },
      { name: t('seller:goods.figures'), value: listed(form.figures) },
      {
        name: t('goods:field.industry'),
        value: listed(classification.industry.map((code) => labelOf(labels.industries, code))),
      },
    ],
    description: form.description.flatMap(({ zh, en }, at) => [
      { name: t('seller:goods.paragraphZh', { number: at + 1 }), value: zh },
      ...(en === '' ? [] : [{ name: t('seller:goods.paragraphEn', { number: at + 1 }), value: en }]),
    ]),
    specifications: form.specifications.map(({ name, values }) => ({
      name: both(name),
      value: listed(values.map((value) => both(value.name))),
    })),
    prices: form.skus.map((sku) => ({
      name: `${nameOf(sku)} · ${sku.sn}`,
      value: listed(
        sku.pricing.map(
          (pricing) =>
            `¥${pricing.price} / ${t(`goods:unit.${shownUnit(form, pricing)}`)} (${t(`goods:billing.${pricing.billingType}`)})`,
        ),
      ),
    })),
    where: form.skus.map((sku) => ({
      name: nameOf(sku),
      value: listed(
        sku.stock.map(({ clusterId, capacity }) =>
          clusterId === '' ? `${capacity}` : `${labelOf(labels.centers, clusterId)} ${capacity}`,
        ),
      ),
    })),
    limits: [
      ...limits.map((name) => ({ name: t(`seller:goods.limit.${name}`), value: form.limit[name] })),
      { name: t('seller:goods.buyerLimit'), value: form.buyerLimit ?? t('seller:goods.noLimit') },
    ],
    delivery: isDelivered
      ? [
          {
            name: t('seller:goods.delivery'),
            value: listed(classification.delivery.map((code) => labelOf(labels.deliveries, code))),
          },
          ...form.skus.flatMap((sku) => [
            { name: `${nameOf(sku)} · ${t('seller:goods.address')}`, value: sku.appPlatformUrl ?? '' },
            ...rowsOf(sku.appInfoList),
          ]),
        ]
      : [],
    dependencies: form.dependencies.map(({ goodsId, required }) => ({
      name: named(goodsId),
      value: t(`seller:goods.need.${required ? 'required' : 'useful'}`),
    })),
    more: [
      ...(isBlank(form.firstRows)
        ? []
        : [{ name: t('goods:field.firstRows'), value: form.firstRows.split('\n').at(0) ?? '' }]),
      ...rowsOf(form.params),
      ...rowsOf(form.support),
      ...rowsOf(form.cases),
    ],
    listing: [
      {
        name: t('seller:goods.shelfAt'),
        value:
          form.shelfAt === null
            ? t('seller:goods.listing.atOnce')
            : formatInstant(form.shelfAt, language, 'minute'),
      },
    ],
  }
  return {
    parts: editorSections.map((section) => ({
      section,
      title: t(`seller:goods.section.${section}`),
      // What was left empty is shown as that.
      items: items[section].map(({ name, value }) => ({ name, value: value === '' ? null : value })),
    })),
    text: t(standing.isPublished ? 'seller:goods.overviewText' : 'seller:goods.overviewTextFirst'),
    warnings: hasNothingToSell(form) ? [t('seller:goods.nothingToSell')] : [],
    checklist: {
      title: t('seller:goods.checklist'),
      points: checklistOf(form, standing).map((point) => t(`seller:goods.checklist.${point}`)),
    },
  }
}
