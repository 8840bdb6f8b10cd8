import type { HoursView } from '@compute-mall/core/chat'
import { hoursView } from '@compute-mall/core/chat'
import { shownInPlace } from '@compute-mall/core/client'
import { E } from '@compute-mall/core/fp'
import type { Shop } from '@compute-mall/core/shop'
import { useClient } from '@compute-mall/react'
import { useLanguage } from '@compute-mall/ui/text'
import { useEffect, useState } from 'react'

/** A shop and its hours now; null while it is not known, or none is asked about. */
export const useShop = (shopId: string | null, now: number): { shop: Shop; hours: HoursView } | null => {
  const client = useClient()
  const { language } = useLanguage()
  const [shop, setShop] = useState<Shop | null>(null)
  useEffect(() => {
    if (shopId === null) return
    let isWanted = true
    void client.shop
      .detail({ params: { id: shopId } }, shownInPlace)()
      .then((answer) => isWanted && E.isRight(answer) && setShop(answer.right))
    return () => {
      isWanted = false
    }
  }, [client, shopId])
  if (shop === null || shop.shopId !== shopId) return null
  return { shop, hours: hoursView(shop, now, language) }
}
