import { RECENT_ORDER_DAYS } from '@compute-mall/core/goods'
import { Stack, Text } from '@compute-mall/ui/layout'
import { EmptyState, Rating } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { GateTip } from '../purchase/GateTip.tsx'
import { BuyActions } from './BuyActions.tsx'
import * as css from './BuyingBox.css.ts'
import { ChoiceOptions } from './ChoiceOptions.tsx'
import type { GoodsPageProps, GoodsView } from './GoodsPage.props.ts'
import { PricePanel, TotalLine } from './PricePanel.tsx'

interface BuyingBoxProps extends Pick<GoodsPageProps, 'view' | 'commands' | 'reasonsRef' | 'favourite'> {
  readonly actionsRef: Ref<HTMLDivElement>
}

/** Everything that is decided before buying, and the buttons. */
export const BuyingBox = ({ view, commands, reasonsRef, actionsRef, favourite }: BuyingBoxProps) => {
  const { t } = useTranslation('goods')
  if (view.choice === null)
    return (
      <div className={css.box}>
        <Heading view={view} />
        <EmptyState title={t('noOffer')} text={t('noOfferHint')} />
      </div>
    )
  return (
    <div className={css.box}>
      <Heading view={view} />
      <PricePanel view={view} />
      <ChoiceOptions view={view} choice={view.choice} commands={commands} />
      <TotalLine view={view} />
      <GateTip reasons={view.reasons} takeStep={commands.takeStep} tipRef={reasonsRef} />
      <div ref={actionsRef}>
        <BuyActions view={view} commands={commands} size="large" />
      </div>
      {favourite}
    </div>
  )
}

const Heading = ({ view: { offer } }: { readonly view: GoodsView }) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  const { name, summary, score, reviewCount, saleCount, recentOrderCount } = offer.goods
  return (
    <Stack as="header" gap={2}>
      <h1 className={css.name}>{inLanguage(name)}</h1>
      <Text tone="soft">{inLanguage(summary)}</Text>
      <p className={css.facts}>
        <Rating score={score} />
        {reviewCount > 0 && <span>{t('reviews', { count: reviewCount })}</span>}
        <span>{t('sales', { count: saleCount })}</span>
        <span>{t('recentOrders', { count: recentOrderCount, days: RECENT_ORDER_DAYS })}</span>
      </p>
    </Stack>
  )
}
