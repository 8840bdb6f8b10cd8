import { GOODS_FORM, hasNothingToSell, isCompute } from '@compute-mall/core/goods'
import { Grid, Stack, Text } from '@compute-mall/ui/layout'
import { Checkbox, NumberField } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { type Choice, type EditorFields, fieldId } from './editor.types.ts'
import { useSkuName } from './PricesSection.tsx'
import { centersOf, placedIn, skusFor } from './skus.ts'
import { usePublished } from './usePublished.ts'

interface WhereSectionProps extends EditorFields {
  readonly prefix: string
  /** The centres in which goods of computing can run. */
  readonly centers: readonly Choice[]
}

/** In which centres the goods run, and how much each holds of each sku. */
export const WhereSection = ({ prefix, centers, ...fields }: WhereSectionProps) => {
  const { form, errorOf, change } = fields
  const { t } = useTranslation('seller')
  const was = usePublished(fields)
  const nameOf = useSkuName(form)
  const { specifications, skus } = form
  const placed = centersOf(form)
  const labelOf = (clusterId: string) =>
    clusterId === ''
      ? t('goods.capacity')
      : t('goods.capacityIn', {
          centre: centers.find(({ value }) => value === clusterId)?.label ?? clusterId,
        })
  return (
    <Stack>
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
      {/* It stays in its place, lest what is pressed to leave a capacity moves away under the press. */}
      {skus.length > 0 && (
        <Text tone={hasNothingToSell(form) ? 'danger' : 'soft'}>{t('goods.stockHint')}</Text>
      )}
      {skus.length === 0 && <Text tone="soft">{t('goods.capacityAfterPrices')}</Text>}
      {skus.map((sku, at) => (
        <Stack
          key={Object.values(sku.specificationValues).join(' ')}
          gap={2}
          as="section"
          aria-label={nameOf(sku)}
        >
          {skus.length > 1 && (
            <Text>
              <strong>{nameOf(sku)}</strong>
            </Text>
          )}
          {sku.stock.length === 0 && (
            <Text id={fieldId(`skus.${at}.stock`)} tabIndex={-1} tone="danger">
              {errorOf(`skus.${at}.stock`)}
            </Text>
          )}
          <Grid columns={2}>
            {sku.stock.map((stock, index) => (
              <NumberField
                key={stock.clusterId}
                id={fieldId(`skus.${at}.stock.${index}.capacity`)}
                label={labelOf(stock.clusterId)}
                value={stock.capacity}
                minimum={0}
                maximum={GOODS_FORM.maxAmount}
                hint={was(`skus.${at}.stock.${index}.capacity`)}
                error={errorOf(`skus.${at}.stock.${index}.capacity`) ?? errorOf(`skus.${at}.stock`)}
                onChange={(capacity) =>
                  change({
                    skus: skus.map((other, place) =>
                      place === at
                        ? {
                            ...other,
                            stock: other.stock.map((one, i) =>
                              i === index ? { ...one, capacity: capacity ?? 0 } : one,
                            ),
                          }
                        : other,
                    ),
                  })
                }
              />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  )
}
