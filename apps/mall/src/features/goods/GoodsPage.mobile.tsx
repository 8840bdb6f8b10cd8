import { RECENT_ORDER_DAYS } from '@compute-mall/core/goods'
import { GoodsCover } from '@compute-mall/ui/covers'
import { Text } from '@compute-mall/ui/layout'
import { EmptyState, Rating, Tag } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GateTip } from '../purchase/GateTip.tsx'
import { BuyingBar } from './BuyingBar.mobile.tsx'
import { ChoiceRow } from './ChoiceRow.mobile.tsx'
import { ChoiceSheet, type Intention } from './ChoiceSheet.mobile.tsx'
import * as css from './GoodsPage.mobile.css.ts'
import type { GoodsPageProps } from './GoodsPage.props.ts'
import { MobileGoodsTabs } from './GoodsTabs.mobile.tsx'
import { PricePanel } from './PricePanel.tsx'
import { Promises } from './Promises.tsx'
import { MobileSeller, type PhoneChat } from './Seller.mobile.tsx'

export interface MobileGoodsPageProps extends GoodsPageProps {
  readonly chat: PhoneChat
}

/** Goods detail on a phone: looked at in one column, chosen in a sheet, bought from the bar below (R2.12, R5.10). */
export const GoodsPage = ({ view, commands, tipRef, reasonsRef, favourite, chat }: MobileGoodsPageProps) => {
  const [intention, setIntention] = useState<Intention | null>(null)
  const { goods } = view.offer
  const close = () => setIntention(null)
  useEffect(() => {
    if (view.inCart) setIntention(null)
  }, [view.inCart])
  return (
    <>
      <div className={css.page}>
        <GateTip reasons={view.gate} takeStep={commands.takeStep} tipRef={tipRef} />
        <Overview view={view} favourite={favourite} />
        {/* The sheet says the same, and is what is shaken. */}
        {intention === null && <GateTip reasons={view.reasons} takeStep={commands.takeStep} tipRef={null} />}
        {view.choice === null ? (
          <NothingToBuy />
        ) : (
          <ChoiceRow view={view} choice={view.choice} onOpen={() => setIntention('look')} />
        )}
        <div className={css.panel}>
          <Promises />
        </div>
        <MobileSeller goods={goods} shop={view.shop} chat={chat} />
        <MobileGoodsTabs view={view} commands={commands} />
      </div>
      {view.choice !== null && (
        <>
          <BuyingBar
            view={view}
            onAct={(act) => (act === 'buy' && view.gate.length > 0 ? commands.buy() : setIntention(act))}
          />
          <ChoiceSheet
            view={view}
            choice={view.choice}
            commands={commands}
            reasonsRef={reasonsRef}
            intention={intention}
            onClose={close}
          />
        </>
      )}
    </>
  )
}

const Overview = ({ view, favourite }: Pick<GoodsPageProps, 'view' | 'favourite'>) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  const { goods } = view.offer
  return (
    <>
      <div className={css.cover}>
        <GoodsCover goods={goods} label={inLanguage(goods.name)} />
      </div>
      <header className={css.overview}>
        <PricePanel view={view} />
        <h1 className={css.name}>{inLanguage(goods.name)}</h1>
        <Text tone="soft">{inLanguage(goods.summary)}</Text>
        <div className={css.tags}>
          {goods.figures.map((figure) => (
            <Tag key={figure}>{figure}</Tag>
          ))}
        </div>
        <p className={css.facts}>
          <Rating score={goods.score} />
          <span>{t('sales', { count: goods.saleCount })}</span>
          <span>{t('recentOrders', { count: goods.recentOrderCount, days: RECENT_ORDER_DAYS })}</span>
        </p>
        {favourite}
      </header>
    </>
  )
}

const NothingToBuy = () => {
  const { t } = useTranslation('goods')
  return (
    <div className={css.panel}>
      <EmptyState title={t('noOffer')} text={t('noOfferHint')} />
    </div>
  )
}
