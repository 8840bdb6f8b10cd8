import { load, usePage } from '@compute-mall/app'
import { goodsRefusals } from '@compute-mall/core/goods'
import { refusalMessage } from '@compute-mall/core/http'
import { useSay } from '@compute-mall/ui/text'
import { routes } from '../../routes.ts'
import { Embedded } from './Embedded.tsx'
import { EmbeddedGone, EmbeddedGoods } from './EmbeddedGoods.tsx'
import { loadExcerpt } from './loadExcerpt.ts'

export const loader = load(routes.goodsEmbed, loadExcerpt)

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
  const { excerpt, wanted } = page
  return (
    <Embedded>
      <EmbeddedGoods view={{ excerpt, skuId: wanted.skuId, clusterId: wanted.clusterId ?? '' }} />
    </Embedded>
  )
}
