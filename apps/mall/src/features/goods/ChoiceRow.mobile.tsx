import { type Choice, chosenSku, clusterOptions, specificationNames } from '@compute-mall/core/goods'
import { NextIcon } from '@compute-mall/ui/icons'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './GoodsPage.mobile.css.ts'
import type { GoodsView } from './GoodsPage.props.ts'

interface ChoiceRowProps {
  readonly view: GoodsView
  readonly choice: Choice
  readonly onOpen: () => void
}

/** What is chosen, in one line that opens the sheet to change it. */
export const ChoiceRow = ({ view: { offer }, choice, onOpen }: ChoiceRowProps) => {
  const { t } = useTranslation(['mobile', 'goods'])
  const { inLanguage } = useLanguage()
  const sku = chosenSku(offer, choice)
  const center = clusterOptions(offer, choice).find(({ clusterId }) => clusterId === choice.clusterId)
  const chosen = [
    ...(sku ? specificationNames(offer.goods, sku).map(inLanguage) : []),
    ...(center ? [inLanguage(center.centerName)] : []),
    `× ${choice.amount}`,
  ]
  return (
    <button type="button" className={css.choice} aria-haspopup="dialog" onClick={onOpen}>
      <span className={css.choiceName}>{t('chosen')}</span>
      <span className={css.choiceWords}>{chosen.join(' · ')}</span>
      <NextIcon size={18} />
    </button>
  )
}
