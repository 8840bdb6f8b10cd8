import type { MallClient } from '@compute-mall/core/actors'
import type { Words } from '@compute-mall/core/codec'
import { E } from '@compute-mall/core/fp'
import { useEffect, useRef, useState } from 'react'

const nameOf = async ({ search, goods }: MallClient, skuId: string): Promise<Words | null> => {
  const found = await search.specificationMatched({ query: { skuId, keyword: undefined } })()
  if (E.isLeft(found)) return null
  const excerpt = await goods.excerpt({ params: { id: found.right.goodsId } })()
  return E.isRight(excerpt) ? excerpt.right.goods.name : null
}

/** The names of goods by their skus, each asked for once; null while one is not known. */
export const useGoodsNames = (
  client: MallClient,
  skuIds: readonly string[],
): ((skuId: string) => Words | null) => {
  const [names, setNames] = useState<ReadonlyMap<string, Words>>(new Map())
  const asked = useRef(new Set<string>())
  const wanted = [...new Set(skuIds)].join(' ')
  useEffect(() => {
    for (const skuId of wanted.split(' ')) {
      if (skuId === '' || asked.current.has(skuId)) continue
      asked.current.add(skuId)
      void nameOf(client, skuId).then((name) => {
        if (name !== null) setNames((known) => new Map(known).set(skuId, name))
      })
    }
  }, [client, wanted])
  return (skuId) => names.get(skuId) ?? null
}
