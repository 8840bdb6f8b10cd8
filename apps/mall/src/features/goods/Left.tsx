import {
  type Choice,
  chosenSku,
  isAbout,
  leftOf,
  shownUnit,
  specificationNames,
} from '@compute-mall/core/goods'
import { formatNumber } from '@compute-mall/core/money'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { ChoiceOptionsProps } from './ChoiceOptions.props.ts'
import * as css from './Left.css.ts'

/** How much of the choice is left and, where that is all one wants or less, the way to where there is more. */
export const Left = ({ view, choice, commands }: ChoiceOptionsProps) => {
  const { t } = useTranslation('goods')
  const said = useLeft(view)
  const placeOf = usePlace(view)
  const { offer, next } = view
  const left = leftOf(offer, choice)
  if (left === 0 && next === null) return null
  return (
    <div className={css.left} role="status">
      {left > 0 && <p>{said(left)}</p>}
      {next !== null && (
        <p>
          {t(left === 0 ? 'soldOutHere' : 'moreThere')}{' '}
          <Link
            to={next.href}
            preventScrollReset
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              commands.choose(next.choice)
            }}
          >
            {t('leftThere', { place: placeOf(choice, next.choice), left: said(leftOf(offer, next.choice)) })}
          </Link>
        </p>
      )}
    </div>
  )
}

type View = ChoiceOptionsProps['view']

const useLeft = ({ offer, price }: View) => {
  const { t } = useTranslation('goods')
  return (left: number) =>
    t(isAbout(left) ? 'leftAbout' : 'leftExactly', {
      amount: formatNumber(left),
      unit: price ? t(`amountUnit.${shownUnit(offer.goods, price.pricing)}`) : '',
    })
}

/** The centre and, where it is another, the specification. */
const usePlace = ({ offer }: View) => {
  const { inLanguage } = useLanguage()
  return (from: Choice, to: Choice): string => {
    const sku = chosenSku(offer, to)
    const center = sku?.clusterResources.find(({ clusterId }) => clusterId === to.clusterId)
    const names = sku && sku.id !== from.skuId ? specificationNames(offer.goods, sku) : []
    return [...names, ...(center ? [center.centerName] : [])].map(inLanguage).join(' · ')
  }
}
