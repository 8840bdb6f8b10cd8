import {
  BillingType,
  BillingUnit,
  GOODS_FORM,
  type GoodsForm,
  isCompute,
  type PricingForm,
  type SkuForm,
} from '@compute-mall/core/goods'
import { TagInput } from '@compute-mall/ui/desk/fields'
import { Grid, Stack, Surface, Text } from '@compute-mall/ui/layout'
import { Button, Checkbox, NumberField, SelectField, TextField } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { type Choice, type EditorFields, fieldId } from './editor.types.ts'
import { centersOf, filledDown, newPrice, placedIn, skusFor } from './skus.ts'

interface PricesSectionProps extends EditorFields {
  /** Begins the serial numbers of new skus. */
  readonly prefix: string
  /** The centres in which goods of computing can run. */
  readonly centers: readonly Choice[]
}

type Specification = GoodsForm['specifications'][number]

/** Specifications, where the goods run, and for each combination its number, prices and capacity. */
export const PricesSection = (props: PricesSectionProps) => {
  const { form, errorOf, change, prefix, centers } = props
  const { t } = useTranslation('seller')
  const { specifications, skus } = form
  const placed = centersOf(form)
  const specify = (next: readonly Specification[]) =>
    change({ specifications: next, skus: skusFor(form, next, prefix) })
  const fault = errorOf('skus')
  return (
    <Stack>
      <Specifications specifications={specifications} errorOf={errorOf} onChange={specify} />
      {isCompute(form.kind) && (
        <fieldset id={fieldId('stock')} tabIndex={-1}>
          <legend>{t('goods.where')}</legend>
          <Grid columns={2}>
            {centers.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                checked={placed.includes(value)}
                onChange={(checked) => {
                  const next = checked ? [...placed, value] : placed.filter((other) => other !== value)
                  const there = skus.length === 0 ? skusFor(form, specifications, prefix) : skus
                  change({ skus: placedIn(there, next) })
                }}
              />
            ))}
          </Grid>
        </fieldset>
      )}
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
            <div>
              <Button onClick={() => change({ skus: filledDown(skus) })}>{t('goods.fillDown')}</Button>
            </div>
          )}
          {skus.map((sku, at) => (
            <Sku
              key={Object.values(sku.specificationValues).join(' ')}
              sku={sku}
              at={at}
              specifications={specifications}
              centers={centers}
              errorOf={errorOf}
              onChange={(next) => change({ skus: skus.map((other, index) => (index === at ? next : other)) })}
            />
          ))}
        </>
      )}
    </Stack>
  )
}

interface SpecificationsProps {
  readonly specifications: readonly Specification[]
  readonly errorOf: EditorFields['errorOf']
  readonly onChange: (specifications: readonly Specification[]) => void
}

/** A code that none of these has. */
const freeCode = (prefix: string, taken: readonly string[]): string => {
  for (let number = 1; ; number++) if (!taken.includes(`${prefix}${number}`)) return `${prefix}${number}`
}

const withValues = (specification: Specification, names: readonly string[]): Specification => {
  const values: Specification['values'][number][] = []
  for (const name of names) {
    const there = specification.values.find((value) => value.name.zh === name)
    const taken = [...specification.values, ...values].map(({ code }) => code)
    values.push(there ?? { code: freeCode('v', taken), name: { zh: name, en: name } })
  }
  return { ...specification, values }
}

const Specifications = ({ specifications, errorOf, onChange }: SpecificationsProps) => {
  const { t } = useTranslation('seller')
  const set = (at: number, next: Specification) =>
    onChange(specifications.map((other, index) => (index === at ? next : other)))
  return (
    <Stack gap={2}>
      {specifications.map((specification, at) => (
        <Surface key={specification.code}>
          <Stack gap={2}>
            <TextField
              id={fieldId(`specifications.${at}.name.zh`)}
              label={t('goods.specificationName', { number: at + 1 })}
              required
              value={specification.name.zh}
              error={errorOf(`specifications.${at}.name.zh`)}
              onChange={(zh) => set(at, { ...specification, name: { zh, en: specification.name.en || zh } })}
            />
            <TagInput
              label={t('goods.specificationValues')}
              hint={t('goods.specificationValuesHint')}
              tags={specification.values.map(({ name }) => name.zh)}
              most={GOODS_FORM.maxValues}
              maxLength={40}
              error={errorOf(`specifications.${at}.values`)}
              onChange={(names) => set(at, withValues(specification, names))}
            />
            <div>
              <Button
                size="small"
                onClick={() => onChange(specifications.filter((_, index) => index !== at))}
              >
                {t('goods.removeSpecification', { number: at + 1 })}
              </Button>
            </div>
          </Stack>
        </Surface>
      ))}
      {specifications.length < GOODS_FORM.maxSpecifications && (
        <div>
          <Button
            onClick={() =>
              onChange([
                ...specifications,
                {
                  code: freeCode(
                    'p',
                    specifications.map(({ code }) => code),
                  ),
                  name: { zh: '', en: '' },
                  values: [],
                },
              ])
            }
          >
            {t('goods.addSpecification')}
          </Button>
        </div>
      )}
    </Stack>
  )
}

interface SkuProps {
  readonly sku: SkuForm
  readonly at: number
  readonly specifications: readonly Specification[]
  readonly centers: readonly Choice[]
  readonly errorOf: EditorFields['errorOf']
  readonly onChange: (sku: SkuForm) => void
}

const Sku = ({ sku, at, specifications, centers, errorOf, onChange }: SkuProps) => {
  const { t } = useTranslation('seller')
  const { inLanguage } = useLanguage()
  const path = `skus.${at}`
  const names = specifications.flatMap(({ code, values }) =>
    values
      .filter((value) => value.code === sku.specificationValues[code])
      .map(({ name }) => inLanguage(name)),
  )
  const title = names.join(' / ') || t('goods.onlySku')
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
            error={errorOf(`${path}.sn`) ?? errorOf(path)}
            onChange={(sn) => onChange({ ...sku, sn })}
          />
          <TextField
            id={fieldId(`${path}.appPlatformUrl`)}
            label={t('goods.address')}
            optional
            type="url"
            value={sku.appPlatformUrl ?? ''}
            error={errorOf(`${path}.appPlatformUrl`)}
            onChange={(url) => onChange({ ...sku, appPlatformUrl: url === '' ? null : url })}
          />
        </Grid>
        {sku.pricing.map((price, index) => (
          <Price
            key={price.id || index}
            price={price}
            path={`${path}.pricing.${index}`}
            errorOf={errorOf}
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
        <Grid columns={3}>
          {sku.stock.map((stock, index) => (
            <NumberField
              key={stock.clusterId}
              id={fieldId(`${path}.stock.${index}.capacity`)}
              label={
                stock.clusterId === ''
                  ? t('goods.capacity')
                  : t('goods.capacityIn', {
                      centre:
                        centers.find(({ value }) => value === stock.clusterId)?.label ?? stock.clusterId,
                    })
              }
              value={stock.capacity}
              minimum={0}
              maximum={GOODS_FORM.maxAmount}
              error={errorOf(`${path}.stock.${index}.capacity`) ?? errorOf(`${path}.stock`)}
              onChange={(capacity) =>
                onChange({
                  ...sku,
                  stock: sku.stock.map((other, i) =>
                    i === index ? { ...other, capacity: capacity ?? 0 } : other,
                  ),
                })
              }
            />
          ))}
        </Grid>
      </Stack>
    </Surface>
  )
}

interface PriceProps {
  readonly price: PricingForm
  readonly path: string
  readonly errorOf: EditorFields['errorOf']
  readonly onChange: (price: PricingForm) => void
  /** Null where it is the only one. */
  readonly onRemove: (() => void) | null
}

const Price = ({ price, path, errorOf, onChange, onRemove }: PriceProps) => {
  const { t } = useTranslation(['seller', 'goods'])
  return (
    <Stack gap={2}>
      <Grid columns={3}>
        <TextField
          id={fieldId(`${path}.price`)}
          label={t('seller:goods.priceYuan')}
          required
          inputMode="decimal"
          leading="¥"
          value={price.price}
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
          label={t('seller:goods.listPrice')}
          inputMode="decimal"
          leading="¥"
          value={price.sourcePrice}
          error={errorOf(`${path}.sourcePrice`)}
          onChange={(sourcePrice) => onChange({ ...price, sourcePrice })}
        />
        <SelectField
          id={fieldId(`${path}.billingType`)}
          label={t('seller:goods.billing')}
          value={price.billingType}
          options={BillingType.values.map((value) => ({ value, label: t(`seller:billing.${value}`) }))}
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
          label={t('seller:goods.unit')}
          value={price.unit}
          options={BillingUnit.values.map((value) => ({ value, label: t(`seller:unit.${value}`) }))}
          onChange={(value) => BillingUnit.is(value) && onChange({ ...price, unit: value })}
        />
        <NumberField
          id={fieldId(`${path}.duration`)}
          label={t('seller:goods.duration')}
          value={price.duration}
          minimum={0}
          maximum={99}
          error={errorOf(`${path}.duration`)}
          onChange={(duration) => onChange({ ...price, duration: duration ?? 0 })}
        />
      </Grid>
      {onRemove !== null && (
        <div>
          <Button size="small" onClick={onRemove}>
            {t('seller:goods.removePrice')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
