import { formatMoney } from '@compute-mall/core/money'
import { Text } from '@compute-mall/ui/layout'
import { BottomBar, Button, Checkbox, Price } from '@compute-mall/ui/parts'
import { useSay } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './CartPage.css.ts'
import type { CartPageProps } from './CartPage.props.ts'

/** The sum, always in sight at the bottom, and the way to check out. */
export const CartBar = ({ view, commands }: CartPageProps) => {
  const { t } = useTranslation('cart')
  const say = useSay()
  const { totals } = view
  const selected = view.centers
    .flatMap(({ shops }) => shops.flatMap(({ lines }) => lines))
    .filter((line) => line.selected)
  return (
    <BottomBar>
      <div className={css.bar}>
        <Checkbox
          label={t('selectAll')}
          checked={view.selection === 'all'}
          mixed={view.selection === 'some'}
          onChange={(chosen) => commands.select(view.selectable, chosen)}
        />
        <Button
          variant="ghost"
          size="small"
          disabledReason={view.commands.removeSelected ? undefined : t('selectFirst')}
          onClick={() => commands.remove(selected.map(({ item }) => item))}
        >
          {t('removeSelected')}
        </Button>
        <div className={css.sum} role="status">
          <Text as="span" size="caption" tone="soft">
            {t('selectedLines', { count: selected.length })}
          </Text>
          {Number(totals.saved) > 0 && (
            <Text as="span" size="caption" tone="soft">
              {t('saved', { amount: formatMoney(totals.saved) })}
            </Text>
          )}
          <span className={css.total}>
            {t('total')}
            <Price amount={totals.actualTotal} sum size="large" />
          </span>
        </div>
        <Button
          variant="primary"
          size="large"
          disabledReason={view.checkOutHint === null ? undefined : say(view.checkOutHint)}
          onClick={() => commands.checkOut(view.chosen)}
        >
          {t('checkOut')}
        </Button>
      </div>
    </BottomBar>
  )
}
