import { formatMoney } from '@compute-mall/core/money'
import { Text } from '@compute-mall/ui/layout'
import { ActionBar, Button, Checkbox, Price } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './CartPage.mobile.css.ts'
import type { CartPageProps } from './CartPage.props.ts'

/** The sum, and the way to check out, above the areas. */
export const MobileCartBar = ({ view, commands }: CartPageProps) => {
  const { t } = useTranslation('cart')
  const say = useSay()
  const { totals } = view
  return (
    <ActionBar label={t('total')}>
      <Checkbox
        label={t('selectAll')}
        checked={view.selection === 'all'}
        mixed={view.selection === 'some'}
        onChange={(chosen) => commands.select(view.selectable, chosen)}
      />
      <div className={css.sum} role="status" data-sum>
        <Price amount={totals.actualTotal} sum />
        {Number(totals.saved) > 0 && (
          <Text as="span" size="caption" tone="soft">
            {t('saved', { amount: formatMoney(totals.saved) })}
          </Text>
        )}
      </div>
      <Button
        variant="primary"
        disabledReason={view.checkOutHint === null ? undefined : say(view.checkOutHint)}
        onClick={() => commands.checkOut(view.chosen)}
      >
        {t('checkOut')}
      </Button>
    </ActionBar>
  )
}
