import { type LoadContext, orNull, usePage, useReload } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import { shownInPlace } from '@compute-mall/core/client'
import type { OfferService } from '@compute-mall/core/feedback'
import { E } from '@compute-mall/core/fp'
import { type GoodsCard, type GoodsKind, isCompute } from '@compute-mall/core/goods'
import type { Cluster } from '@compute-mall/core/resource'
import { readSearch, requestOf } from '@compute-mall/core/search'
import { kindHref } from '../../links.ts'
import type { ServicePageProps } from './ServicePage.tsx'
import { useOffer } from './useOffer.ts'

/** How many configurations a page shows. */
const OFFERS = 4

/** The kinds of goods that a service is made of; the first has most of it. */
const kindsOf: Readonly<Record<OfferService, readonly [GoodsKind, ...GoodsKind[]]>> = {
  ai: ['heterogeneous', 'model'],
  container: ['heterogeneous'],
  ecs: ['cloudServer'],
  hpc: ['general', 'bareMetal'],
}

/** Whether a centre has what a service needs (R2.14). */
const hasIt: Readonly<Record<OfferService, (center: Cluster, k8s: readonly string[]) => boolean>> = {
  ai: ({ resourceTypes }) => resourceTypes.some((type) => type === 'gpu' || type === 'dcu'),
  container: ({ clusterId }, k8s) => k8s.includes(clusterId),
  ecs: ({ resourceTypes }) => resourceTypes.includes('cpu'),
  hpc: ({ resourceTypes }) => resourceTypes.some((type) => type === 'cpu' || type.startsWith('bare')),
}

/** Two rows of four, or four of two. */
const MAX_CENTERS = 8

/** The best of a kind at this moment, by search; the centres that run containers are asked for theirs. */
const found = async ({ search }: MallClient, kind: GoodsKind): Promise<readonly GoodsCard[] | null> => {
  const body = requestOf(
    readSearch([
      ['common1', kind],
      ['inStock', 'true'],
    ]),
    OFFERS,
  )
  const hits = await (isCompute(kind)
    ? search.resource({ body }, shownInPlace)
    : search.goods({ body }, shownInPlace))()
  return E.isRight(hits) ? hits.right.records : null
}

const offersOf = async (client: MallClient, service: OfferService): Promise<readonly GoodsCard[] | null> => {
  if (service === 'container') {
    const nothing = { clusterId: undefined, goodsId: undefined, goodsName: undefined, goodsType: undefined }
    const query = { ...nothing, goodsResourceType: undefined, purchasingOption: undefined, filterK8s: true }
    return (await orNull(client.goods.listed({ query }, shownInPlace)))?.slice(0, OFFERS) ?? null
  }
  const kinds = await Promise.all(kindsOf[service].map((kind) => found(client, kind)))
  if (kinds.every((cards) => cards === null)) return null
  const share = Math.ceil(OFFERS / kinds.length)
  return kinds.flatMap((cards) => cards?.slice(0, share) ?? [])
}

/** Loads the page of one service; only what it is made of may fail, never the page. */
export const loadService =
  (service: OfferService) =>
  async ({ client }: Pick<LoadContext, 'client'>) => {
    const [cards, clusters, k8s] = await Promise.all([
      offersOf(client, service),
      orNull(client.resource.clusterList({ query: { siteCode: undefined } }, shownInPlace)),
      service === 'container' ? orNull(client.resource.k8sEnabled({}, shownInPlace)) : null,
    ])
    const [first] = cards ?? []
    const excerpt =
      first === undefined
        ? null
        : await orNull(client.goods.excerpt({ params: { id: first.goodsId } }, shownInPlace))
    return {
      service,
      cards,
      centers: (clusters ?? []).filter((center) => hasIt[service](center, k8s ?? [])).slice(0, MAX_CENTERS),
      cases: excerpt?.goods.cases ?? [],
      all: kindHref(kindsOf[service][0]),
    }
  }

/** The page of one service, on either device. */
export const useService = (): ServicePageProps => {
  const loaded = usePage<ReturnType<typeof loadService>>()
  const reload = useReload()
  const { open, ...offer } = useOffer(loaded.service)
  return {
    view: { ...loaded, offer: offer.view },
    commands: { retry: () => void reload(), ask: open, offer: offer.commands },
  }
}
