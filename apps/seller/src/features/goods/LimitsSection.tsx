import { GOODS_FORM } from '@compute-mall/core/goods'
import { Grid, Stack } from '@compute-mall/ui/layout'
import { Notice, NumberField } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { type EditorFields, fieldId } from './editor.types.ts'
import { usePublished } from './usePublished.ts'

interface LimitsSectionProps extends EditorFields {
  /** What the platform allows for goods of this kind, in words; null where it sets nothing, or it is not known yet. */
  readonly platformLimits: readonly string[] | null
}

const numbers = ['amount', 'maxAmount', 'duration', 'maxDuration'] as const

/** How much and for how long one may buy, within what the platform allows. */
export const LimitsSection = ({ platformLimits, ...fields }: LimitsSectionProps) => {
  const { t } = useTranslation('seller')
  const was = usePublished(fields)
  const {
    form: { limit, buyerLimit },
    errorOf,
    change,
  } = fields
  return (
    <Stack>
      {platformLimits !== null && platformLimits.length > 0 && (
        <Notice tone="info" title={t('goods.platformLimits')}>
          <ul>
            {platformLimits.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <Grid columns={2}>
        {numbers.map((name) => (
          <NumberField
            key={name}
            id={fieldId(`limit.${name}`)}
            label={t(`goods.limit.${name}`)}
            value={limit[name]}
            minimum={1}
            maximum={GOODS_FORM.maxAmount}
            hint={was(`limit.${name}`)}
            error={errorOf(`limit.${name}`)}
            onChange={(value) => change({ limit: { ...limit, [name]: value ?? 1 } })}
          />
        ))}
        <NumberField
          id={fieldId('buyerLimit')}
          label={t('goods.buyerLimit')}
          hint={was('buyerLimit') ?? t('goods.buyerLimitHint')}
          optional
          value={buyerLimit}
          minimum={1}
          maximum={GOODS_FORM.maxAmount}
          error={errorOf('buyerLimit')}
          onChange={(value) => change({ buyerLimit: value })}
        />
      </Grid>
    </Stack>
  )
}
