import { goodsRefusals } from '@compute-mall/core/goods'
import { errorMessages, refusalMessage } from '@compute-mall/core/http'
import { resourceMessages } from '@compute-mall/core/resource'
import { useSay } from '@compute-mall/ui/text'
import { Embedded } from '../../embed/Embedded.tsx'
import { EmbeddedGone, EmbeddedGoods } from '../../features/embed/EmbeddedGoods.tsx'
import { load, usePage } from '../../router/page.ts'
import { loadGoods } from '../goods/loadGoods.ts'

export const texts = { resource: resourceMessages, error: errorMessages }

export const loader = load(loadGoods)

export const Component = () => {
  const page = usePage<typeof loader>()
  const say = useSay()
  if (page.state === 'gone') {
    const refusal = page.reason === 'missing' ? goodsRefusals.goodsNotFound() : goodsRefusals.offShelf()
    return (
      <Embedded>
        <EmbeddedGone title={say(refusalMessage(refusal))} back={page.back} />
      </Embedded>
    )
  }
  const { offer, wanted } = page
  return (
    <Embedded>
      <EmbeddedGoods view={{ offer, skuId: wanted.skuId, clusterId: wanted.clusterId ?? '' }} />
    </Embedded>
  )
}
