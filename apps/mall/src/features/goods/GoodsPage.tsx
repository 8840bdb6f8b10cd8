import { Inline } from '@compute-mall/ui/layout'
import { Breadcrumb, Card } from '@compute-mall/ui/parts'
import { GateTip } from '../purchase/GateTip.tsx'
import { BuyBar } from './BuyBar.tsx'
import { BuyingBox } from './BuyingBox.tsx'
import { Gallery } from './Gallery.tsx'
import * as css from './GoodsPage.css.ts'
import type { GoodsPageProps } from './GoodsPage.props.ts'
import { GoodsTabs } from './GoodsTabs.tsx'
import { SellerCard } from './SellerCard.tsx'
import { useOutOfSight } from './useOutOfSight.ts'
import { useTrail } from './useTrail.ts'

/** Goods detail: what it is, what of it is chosen and what that costs, everything about it (R2.12, R5.10). */
export const GoodsPage = ({ view, commands, tipRef, reasonsRef, favourite }: GoodsPageProps) => {
  const trail = useTrail(view)
  const [actionsRef, isOutOfSight] = useOutOfSight<HTMLDivElement>()
  const { goods } = view.offer
  return (
    <div className={css.page}>
      <Breadcrumb trail={trail} />
      <GateTip reasons={view.gate} takeStep={commands.takeStep} tipRef={tipRef} />
      <Card>
        <div className={css.top}>
          <Gallery goods={goods} />
          <BuyingBox
            view={view}
            commands={commands}
            reasonsRef={reasonsRef}
            actionsRef={actionsRef}
            favourite={favourite}
          />
        </div>
      </Card>
      <Inline gap={4} align="start">
        <div className={css.tabs}>
          <Card>
            <GoodsTabs view={view} commands={commands} />
          </Card>
        </div>
        <div className={css.seller}>
          <SellerCard goods={goods} shop={view.shop} onChat={commands.chat} />
        </div>
      </Inline>
      {view.choice !== null && <BuyBar view={view} commands={commands} shown={isOutOfSight} />}
    </div>
  )
}
