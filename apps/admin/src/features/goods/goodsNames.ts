import { orNull } from '@compute-mall/app'
import type { MallClient } from '@compute-mall/core/actors'
import type { Words } from '@compute-mall/core/codec'
import { type GoodsApplication, type GoodsCodeOf, type GoodsForm, isCompute } from '@compute-mall/core/goods'
import type { Category } from '@compute-mall/core/search'

/** What stands behind the codes of an application; a code that has no name here is read as it is. */
export type GoodsNames = Readonly<Record<GoodsCodeOf, ReadonlyMap<string, Words>>>

/** Before an application is there. */
export const noGoodsNames: GoodsNames = {
  category: new Map(),
  industry: new Map(),
  delivery: new Map(),
  spec: new Map(),
  centre: new Map(),
  item: new Map(),
  goods: new Map(),
}

type Named = readonly (readonly [code: string, name: Words])[]

const namesIn = (categories: readonly Category[]): Named =>
  categories.flatMap(({ code, name, children }) => [[code, name] as const, ...namesIn(children)])

/** What the reviewer of an application reads instead of codes. */
export const loadGoodsNames = async (
  { search, resource, goods }: MallClient,
  { form, published, refusedBefore }: GoodsApplication,
): Promise<GoodsNames> => {
  const forms = [form, published, refusedBefore?.form].filter((one): one is GoodsForm => one != null)
  const items = new Set(forms.flatMap(({ catalogueItemId }) => catalogueItemId ?? []))
  const needed = new Set(forms.flatMap(({ dependencies }) => dependencies.map(({ goodsId }) => goodsId)))
  const [categories, industries, filters, clusters, foundItems, foundGoods] = await Promise.all([
    orNull(
      isCompute(form.kind)
        ? search.categoryTree({ query: { categoryModule: 'resource' } })
        : search.category({}),
    ),
    orNull(search.categoryTree({ query: { categoryModule: 'industry' } })),
    orNull(search.commonList({})),
    orNull(resource.clusterList({ query: { siteCode: undefined } })),
    Promise.all([...items].map((itemId) => orNull(resource.catalogueItem({ params: { itemId } })))),
    Promise.all([...needed].map((id) => orNull(goods.detail({ params: { id } })))),
  ])
  const filter = (wanted: 'delivery' | 'spec'): Named =>
    (filters ?? [])
      .filter(({ group }) => group === wanted)
      .flatMap(({ values }) => values.map(({ code, name }) => [code, name] as const))
  return {
    category: new Map(namesIn(categories ?? [])),
    industry: new Map(namesIn(industries ?? [])),
    delivery: new Map(filter('delivery')),
    spec: new Map(filter('spec')),
    centre: new Map((clusters ?? []).map(({ clusterId, centerName }) => [clusterId, centerName])),
    item: new Map(
      foundItems
        .flatMap((found) => found ?? [])
        .map(({ row: { item } }) => [
          item.itemId,
          {
            zh: `${item.name.zh} · ${item.resourceNumber}`,
            en: `${item.name.en || item.name.zh} · ${item.resourceNumber}`,
          },
        ]),
    ),
    goods: new Map(foundGoods.flatMap((found) => found ?? []).map(({ id, name }) => [id, name])),
  }
}
