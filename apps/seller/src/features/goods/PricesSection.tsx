import { lookup } from '@compute-mall/core/fp'
import {
  BillingType,
  BillingUnit,
  type GoodsForm,
  type PricingForm,
  type SkuForm,
} from '@compute-mall/core/goods'
import { Grid, Inline, Stack, Surface, Text } from '@compute-mall/ui/layout'
import { Button, NumberField, SelectField, TextField } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type EditorFields, fieldId } from './editor.types.ts'
import { LatePaste } from './LatePaste.tsx'
import { instantOf, localOf } from './localTime.ts'
import { filledDown, newPrice, skusFor } from './skus.ts'
import { usePublished } from './usePublished.ts'

interface PricesSectionProps extends EditorFields {
  /** Begins the serial numbers of new skus. */
  readonly prefix: string
}

/** For each combination of specifications its serial number, its prices, and when the offer ends. */
export const PricesSection = ({ prefix, ...fields }: PricesSectionProps) => {
  const { form, errorOf, change } = fields
  const { t } = useTranslation('seller')
  const [isPasting, setPasting] = useState(false)
  const { specifications, skus } = form
  const fault = errorOf('skus')
  return (
    <Stack>
      {fault !== undefined && (
        <Text id={fieldId('skus')} tabIndex={-1} tone="danger">
          {fault}
        </Text>
      )}
      {skus.length === 0 ? (
        <div>
          <Button onClick={() => change({ skus: skusFor(form, specifications, prefix) })}>
            {t('goods.addPrices')}
          </Button>
        </div>
      ) : (
        <>
          {skus.length > 1 && (
            <Inline gap={2}>
              <Button onClick={() => change({ skus: filledDown(skus) })}>{t('goods.fillDown')}</Button>
              <Button onClick={() => setPasting(true)}>{t('goods.paste')}</Button>
            </Inline>
          )}
          {skus.map((sku, at) => (
            <Sku
              key={Object.values(sku.specificationValues).join(' ')}
              fields={fields}
              sku={sku}
              at={at}
              onChange={(next) => change({ skus: skus.map((other, index) => (index === at ? next : other)) })}
            />
          ))}
        </>
      )}
      {isPasting && (
        <LatePaste
          skus={skus}
          onClose={() => setPasting(false)}
          onPaste={(next) => {
            change({ skus: next })
            setPasting(false)
          }}
        />
      )}
    </Stack>
  )
}

/** What a sku is called: the values of its specifications. */
export const useSkuName = ({ specifications }: Pick<GoodsForm, 'specifications'>) => {
  const { t } = useTranslation('seller')
  const { inLanguage } = useLanguage()
  return ({ specificationValues }: Pick<SkuForm, 'specificationValues'>): string =>
    specifications
      .flatMap(({ code, values }) =>
        values.filter((value) => value.code === lookup(specificationValues, code)),
      )
      .map(({ name }) => inLanguage(name) || name.zh)
      .join(' / ') || t('goods.onlySku')
}

interface SkuProps {
  readonly fields: EditorFields
  readonly sku: SkuForm
  readonly at: number
  readonly onChange: (sku: SkuForm) => void
}

const Sku = ({ fields, sku, at, onChange }: SkuProps) => {
  const { t } = useTranslation('seller')
  const was = usePublished(fields)
  const { errorOf } = fields
  const path = `skus.${at}`
  const title = useSkuName(fields.form)(sku)
  return (
    <Surface>
      <Stack gap={2} as="section" aria-label={title}>
        <Text id={fieldId(path)} tabIndex={-1}>
          <strong>{title}</strong>
        </Text>
        <Grid columns={2}>
          <TextField
            id={fieldId(`${path}.sn`)}
            label={t('goods.sn')}
            required
            maxLength={64}
            value={sku.sn}
            hint={was(`${path}.sn`)}
            error={errorOf(`${path}.sn`) ?? errorOf(path)}
            onChange={(sn) => onChange({ ...sku, sn })}
          />
          <TextField
            id={fieldId(`${path}.expiresAt`)}
            type="datetime-local"
            label={t('goods.offerEnds')}
            hint={t('goods.offerEndsHint')}
            optional
            value={sku.expiresAt === null ? '' : localOf(sku.expiresAt)}
            error={errorOf(`${path}.expiresAt`)}
            onChange={(text) => onChange({ ...sku, expiresAt: instantOf(text) })}
          />
        </Grid>
        {sku.pricing.map((price, index) => (
          <Price
            key={price.id || index}
            fields={fields}
            price={price}
            path={`${path}.pricing.${index}`}
            onChange={(next) =>
              onChange({ ...sku, pricing: sku.pricing.map((other, i) => (i === index ? next : other)) })
            }
            onRemove={
              sku.pricing.length > 1
                ? () => onChange({ ...sku, pricing: sku.pricing.filter((_, i) => i !== index) })
                : null
            }
          />
        ))}
        <div>
          <Button size="small" onClick={() => onChange({ ...sku, pricing: [...sku.pricing, newPrice] })}>
            {t('goods.addPrice')}
          </Button>
        </div>
      </Stack>
    </Surface>
  )
}

interface PriceProps {
  readonly fields: EditorFields
  readonly price: PricingForm
  readonly path: string
  readonly onChange: (price: PricingForm) => void
  /** Null where it is the only one. */
  readonly onRemove: (() => void) | null
}

const Price = ({ fields, price, path, onChange, onRemove }: PriceProps) => {
  const { t } = useTranslation(['seller', 'goods'])
  const was = usePublished(fields)
  const { errorOf } = fields
  return (
    <Stack gap={2}>
      <Grid columns={3}>
        <TextField
          id={fieldId(`${path}.price`)}
          label={t('goods.priceYuan')}
          required
          inputMode="decimal"
          leading="¥"
          value={price.price}
          hint={was(`${path}.price`)}
          error={errorOf(`${path}.price`) ?? errorOf(path)}
          onChange={(text) =>
            onChange({
              ...price,
              price: text,
              sourcePrice: price.sourcePrice === price.price ? text : price.sourcePrice,
            })
          }
        />
        <TextField
          id={fieldId(`${path}.sourcePrice`)}
          label={t('goods.listPrice')}
          inputMode="decimal"
          leading="¥"
          value={price.sourcePrice}
          hint={was(`${path}.sourcePrice`)}
          error={errorOf(`${path}.sourcePrice`)}
          onChange={(sourcePrice) => onChange({ ...price, sourcePrice })}
        />
        <SelectField
          id={fieldId(`${path}.billingType`)}
          label={t('goods.billing')}
          value={price.billingType}
          hint={was(`${path}.billingType`, (value) =>
            BillingType.is(value) ? t(`goods:billing.${value}`) : value,
          )}
          options={BillingType.values.map((value) => ({ value, label: t(`goods:billing.${value}`) }))}
          onChange={(value) =>
            BillingType.is(value) &&
            onChange({
              ...price,
              billingType: value,
              duration:
                value === 'FOREVER' || value === 'ONCE' || value === 'FREE' ? 0 : Math.max(price.duration, 1),
            })
          }
        />
        <SelectField
          id={fieldId(`${path}.unit`)}
          label={t('goods.unit')}
          value={price.unit}
          hint={was(`${path}.unit`, (value) => (BillingUnit.is(value) ? t(`goods:unit.${value}`) : value))}
          options={BillingUnit.values.map((value) => ({ value, label: t(`goods:unit.${value}`) }))}
          onChange={(value) => BillingUnit.is(value) && onChange({ ...price, unit: value })}
        />
        <NumberField
          id={fieldId(`${path}.duration`)}
          label={t('goods.duration')}
          value={price.duration}
          minimum={0}
          maximum={99}
          hint={was(`${path}.duration`)}
          error={errorOf(`${path}.duration`)}
          onChange={(duration) => onChange({ ...price, duration: duration ?? 0 })}
        />
      </Grid>
      {onRemove !== null && (
        <div>
          <Button size="small" onClick={onRemove}>
            {t('goods.removePrice')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
