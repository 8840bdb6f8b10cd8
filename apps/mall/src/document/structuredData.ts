import { prefixOf, type RouteState } from '@compute-mall/app'
import type { AssetType } from '@compute-mall/core/asset'
import type { Language, Words } from '@compute-mall/core/codec'
import { type Goods, type GoodsCard, pricingRows } from '@compute-mall/core/goods'
import { AVAILABILITY, type Availability } from '@compute-mall/core/resource'
import { readSearch } from '@compute-mall/core/search'
import type { Shop } from '@compute-mall/core/shop'
import { type LiveStream, liveState } from '@compute-mall/core/site'
import type { TFunction } from 'i18next'
import type { loader as loadGoods } from '../features/goods/useGoods.ts'
import type { loader as loadRanking } from '../features/home/useRanking.ts'
import type { loader as loadLive } from '../features/live/useLivePage.ts'
import type { loadSearch } from '../features/search/loadSearch.ts'
import { hitsOf } from '../features/search/results.ts'
import type { loadService } from '../features/service/useService.ts'
import type { loader as loadShop } from '../features/shop/ShopRoute.tsx'
import type { loader as loadSpace } from '../features/space/SpaceRoute.tsx'
import { mall } from '../mall.ts'
import { routes } from '../routes.ts'

/** Something that search engines are told of, in the vocabulary of schema.org. */
type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string }

interface Reader {
  readonly t: TFunction
  readonly language: Language
  /** Where the mall is, e.g. `https://mall.example.cn`. */
  readonly origin: string
  /** Visitors may open goods (R2.25). */
  readonly opensGoods: boolean
}

type Loaded<Loader extends (...needs: never) => unknown> = Awaited<ReturnType<Loader>>

/** A text by its whole key; which texts a page has loaded is for its route to say. */
const say = ({ t }: Reader, key: string): string => String(t(key as never))

const SCHEMA = 'https://schema.org'
const CURRENCY = 'CNY'

const addressOf = ({ origin }: Reader, path: string): string => origin + prefixOf(mall) + path

const availabilities: Readonly<Record<Availability, string>> = {
  [AVAILABILITY.sufficient]: `${SCHEMA}/InStock`,
  [AVAILABILITY.tight]: `${SCHEMA}/LimitedAvailability`,
  [AVAILABILITY.nearlySoldOut]: `${SCHEMA}/LimitedAvailability`,
  [AVAILABILITY.soldOut]: `${SCHEMA}/SoldOut`,
}

const goodsAddress = (reader: Reader, goodsId: string): string =>
  addressOf(reader, routes.goods.href({ goodsId }))

const described = ({ name, summary, shopName }: Goods | GoodsCard, { language }: Reader): Thing => ({
  '@type': 'Product',
  name: name[language],
  description: summary[language],
  brand: { '@type': 'Organization', name: shopName[language] },
})

const rated = (ratingValue: number, reviewCount: number) =>
  reviewCount > 0 && { aggregateRating: { '@type': 'AggregateRating', ratingValue, reviewCount } }

const product = (card: GoodsCard, reader: Reader): Thing => ({
  ...described(card, reader),
  ...(reader.opensGoods && { url: goodsAddress(reader, card.goodsId) }),
  offers: {
    '@type': 'Offer',
    price: card.minPrice,
    priceCurrency: CURRENCY,
    availability: availabilities[card.availability],
  },
})

const list = (cards: readonly GoodsCard[], reader: Reader): readonly Thing[] =>
  cards.length === 0
    ? []
    : [
        {
          '@type': 'ItemList',
          numberOfItems: cards.length,
          itemListElement: cards.map((card, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: product(card, reader),
          })),
        },
      ]

const site = (_: unknown, reader: Reader): readonly Thing[] => [
  {
    '@type': 'WebSite',
    name: say(reader, 'page:home.title'),
    url: addressOf(reader, routes.home.href()),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${addressOf(reader, routes.searchGlobal.href())}?keyword={keyword}`,
      'query-input': 'required name=keyword',
    },
  },
]

const store = (shop: Shop, reader: Reader): Thing => ({
  '@type': 'Store',
  name: shop.shopName[reader.language],
  description: shop.description[reader.language],
  url: addressOf(reader, routes.shop.href({ shop: shop.shopId })),
  telephone: shop.servicePhone,
  email: shop.serviceEmail,
  ...rated(shop.shopScore, shop.reviewCount),
})

/** Goods with each price at which they are sold; a trial is no sale. */
const goodsOffered = (page: Loaded<typeof loadGoods>, reader: Reader): readonly Thing[] => {
  if (page.state === 'gone') return []
  const { goods } = page.offer
  const url = goodsAddress(reader, goods.id)
  const sold = pricingRows(page.offer).filter(({ pricing }) => pricing.billingType !== 'TRIAL')
  return [
    {
      ...described(goods, reader),
      url,
      sku: goods.id,
      ...rated(goods.score, goods.reviewCount),
      offers: sold.map(({ sku, names, pricing: { price, unit } }) => ({
        '@type': 'Offer',
        sku: sku.id,
        ...(names.length > 0 && { name: names.map((name) => name[reader.language]).join(' / ') }),
        url,
        price,
        priceCurrency: CURRENCY,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price,
          priceCurrency: CURRENCY,
          unitText: say(reader, `goods:unit.${unit}`),
        },
        availability: availabilities[sku.availability],
      })),
    },
  ]
}

const questions = ({ service }: Loaded<ReturnType<typeof loadService>>, reader: Reader): Thing => ({
  '@type': 'FAQPage',
  mainEntity: (['1', '2'] as const).map((number) => ({
    '@type': 'Question',
    name: say(reader, `service:q${number}.${service}`),
    acceptedAnswer: { '@type': 'Answer', text: say(reader, `service:a${number}.${service}`) },
  })),
})

const service = (page: Loaded<ReturnType<typeof loadService>>, reader: Reader): readonly Thing[] => [
  questions(page, reader),
  ...list(page.cards ?? [], reader),
]

const broadcast = (stream: LiveStream, reader: Reader, now: number): readonly Thing[] => {
  const state = liveState(stream, now)
  if (stream.startTime === null || (state !== 'announced' && state !== 'onAir')) return []
  return [
    {
      '@type': 'BroadcastEvent',
      name: stream.title[reader.language],
      startDate: stream.startTime,
      isLiveBroadcast: true,
      url: addressOf(reader, routes.live.href()),
    },
  ]
}

const types: Readonly<Record<AssetType, string>> = {
  model: 'SoftwareApplication',
  dataset: 'Dataset',
  studio: 'WebApplication',
}

const asset = ({ asset: open }: Loaded<typeof loadSpace>, reader: Reader): readonly Thing[] => {
  if (open === null || open === 'missing') return []
  const words = (text: Words) => text[reader.language]
  return [
    {
      '@type': types[open.assetType],
      name: words(open.name),
      description: words(open.summary),
      creator: { '@type': 'Organization', name: words(open.owner) },
      dateModified: open.updateTime,
      url: addressOf(reader, routes.community.href({ search: readSearch([]), asset: open.id })),
    },
  ]
}

const found = ({ results }: Loaded<typeof loadSearch>, reader: Reader): readonly Thing[] =>
  list(hitsOf(results)?.records ?? [], reader)

/** What there is to tell of a page that visitors see, by its route; of the others nothing is told. */
const things: Readonly<Record<string, ((page: never, reader: Reader) => readonly Thing[]) | undefined>> = {
  [routes.home.name]: site,
  [routes.goods.name]: goodsOffered,
  [routes.shop.name]: (page: Loaded<typeof loadShop>, reader: Reader) =>
    'shop' in page ? [store(page.shop, reader)] : [],
  [routes.ranking.name]: ({ cards }: Loaded<typeof loadRanking>, reader: Reader) => list(cards ?? [], reader),
  [routes.searchGoods.name]: found,
  [routes.searchResource.name]: found,
  [routes.live.name]: ({ stream, now }: Loaded<typeof loadLive>, reader: Reader) =>
    stream === null ? [] : broadcast(stream, reader, now),
  [routes.community.name]: asset,
  [routes.serviceAi.name]: service,
  [routes.serviceContainer.name]: service,
  [routes.serviceEcs.name]: service,
  [routes.serviceHpc.name]: service,
}

/** What search engines are told of a page besides its words, as JSON-LD; null where there is nothing to tell. */
export const structuredDataOf = (
  { entry, content, appData }: RouteState,
  visit: Omit<Reader, 'opensGoods'>,
): object | null => {
  if (content.kind === 'failed') return null
  const reader = { ...visit, opensGoods: appData.site?.goodsAccess === 'public' }
  const told = things[entry.route.name]?.(content.data.page as never, reader) ?? []
  return told.length === 0 ? null : { '@context': SCHEMA, '@graph': told }
}
