import type { PayCard, PayOption } from '@compute-mall/core/payment'
import {
  AgreementIcon,
  CouponIcon,
  CreditIcon,
  type Icon,
  QrIcon,
  RemittanceIcon,
} from '@compute-mall/ui/icons'
import { Text } from '@compute-mall/ui/layout'
import { Link } from '@compute-mall/ui/link'
import { useFoundChoice } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './payment.css.ts'

const icons: Readonly<Record<PayOption['method'], Icon>> = {
  online: QrIcon,
  offline: RemittanceIcon,
  credit: CreditIcon,
  contractFund: AgreementIcon,
  platformDiscount: CouponIcon,
}

interface PayMethodsProps {
  readonly cards: readonly PayCard[]
  readonly onChoose: (option: PayOption) => void
}

/** The ways of paying as cards; one that is not open says why. */
export const PayMethods = ({ cards, onChoose }: PayMethodsProps) => {
  const { t } = useTranslation('payment')
  const say = useSay()
  const chosen = cards.find((card) => card.chosen)?.id ?? null
  const choices = cards.map(({ id, option }) => ({ value: id, option }))
  const group = useFoundChoice(chosen, choices, ({ option }) => onChoose(option))
  return (
    <fieldset ref={group}>
      <legend className={css.legend}>{t('chooseMethod')}</legend>
      <div className={css.methods}>
        {cards.map(({ id, option, label, balance, note, reason, chosen }) => {
          const MethodIcon = icons[option.method]
          const words = reason ?? balance ?? note
          return (
            <label className={css.method} key={id}>
              <MethodIcon className={css.methodIcon} size={28} />
              <span>
                <span className={css.methodName}>{say(label)}</span>
                {words !== null && (
                  <Text as="span" tone="soft">
                    {say(words)}
                  </Text>
                )}
                {words === balance && note !== null && (
                  <Text as="span" tone="soft">
                    {say(note)}
                  </Text>
                )}
              </span>
              <input
                className={css.radio}
                type="radio"
                name="pay-method"
                value={id}
                checked={chosen}
                disabled={reason !== null}
                onChange={() => onChoose(option)}
              />
            </label>
          )
        })}
      </div>
      {cards.some(({ option, reason }) => option.method === 'contractFund' && reason !== null) && (
        <p className={css.rechargeLink}>
          <Link to={routes.recharge.href()}>{t('recharge')}</Link>
        </p>
      )}
    </fieldset>
  )
}
