import { GOODS_FORM } from '@compute-mall/core/goods'
import { Grid } from '@compute-mall/ui/layout'
import { NumberField, TextField } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { type EditorFields, fieldId } from './editor.types.ts'

/** How much and for how long one may buy, and when the goods go on the shelf. */
export const LimitsSection = ({ form, errorOf, change }: EditorFields) => {
  const { t } = useTranslation('seller')
  const { limit, buyerLimit, shelfAt } = form
  const numbers = ['amount', 'maxAmount', 'duration', 'maxDuration'] as const
  return (
    <>
      <Grid columns={2}>
        {numbers.map((name) => (
          <NumberField
            key={name}
            id={fieldId(`limit.${name}`)}
            label={t(`goods.limit.${name}`)}
            value={limit[name]}
            minimum={1}
            maximum={GOODS_FORM.maxAmount}
            error={errorOf(`limit.${name}`)}
            onChange={(value) => change({ limit: { ...limit, [name]: value ?? 1 } })}
          />
        ))}
        <NumberField
          id={fieldId('buyerLimit')}
          label={t('goods.buyerLimit')}
          hint={t('goods.buyerLimitHint')}
          optional
          value={buyerLimit}
          minimum={1}
          maximum={GOODS_FORM.maxAmount}
          error={errorOf('buyerLimit')}
          onChange={(value) => change({ buyerLimit: value })}
        />
      </Grid>
      <TextField
        id={fieldId('shelfAt')}
        type="datetime-local"
        label={t('goods.shelfAt')}
        hint={t('goods.shelfAtHint')}
        optional
        value={shelfAt === null ? '' : localOf(shelfAt)}
        error={errorOf('shelfAt')}
        onChange={(text) => {
          const time = Date.parse(text)
          change({ shelfAt: Number.isNaN(time) ? null : new Date(time).toISOString() })
        }}
      />
    </>
  )
}

/** An instant as a field of the browser's own time takes it. */
const localOf = (instant: string): string => {
  const time = new Date(instant)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
