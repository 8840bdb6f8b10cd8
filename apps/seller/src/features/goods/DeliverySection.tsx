import type { SkuForm } from '@compute-mall/core/goods'
import { Stack, Surface, Text } from '@compute-mall/ui/layout'
import { TextField } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { Choices } from './Choices.tsx'
import { type Choice, type EditorFields, fieldId } from './editor.types.ts'
import { useSkuName } from './PricesSection.tsx'
import { RowsField } from './RowsField.tsx'
import { usePublished } from './usePublished.ts'

interface DeliverySectionProps extends EditorFields {
  /** In which ways goods are delivered, as buyers filter by them. */
  readonly deliveries: readonly Choice[]
}

/** How buyers come to what they bought: in which way, at which address, and by which instructions. */
export const DeliverySection = ({ deliveries, ...fields }: DeliverySectionProps) => {
  const { form, errorOf, change } = fields
  const { t } = useTranslation('seller')
  const was = usePublished(fields)
  const nameOf = useSkuName(form)
  const { classification, skus } = form
  const set = (at: number, part: Partial<SkuForm>) =>
    change({ skus: skus.map((sku, index) => (index === at ? { ...sku, ...part } : sku)) })
  return (
    <Stack>
      <Choices
        id={fieldId('classification.delivery')}
        legend={t('goods.delivery')}
        options={deliveries}
        chosen={classification.delivery}
        onChange={(delivery) => change({ classification: { ...classification, delivery } })}
      />
      {skus.length === 0 && <Text tone="soft">{t('goods.deliveryAfterPrices')}</Text>}
      {skus.map((sku, at) => (
        <Surface key={Object.values(sku.specificationValues).join(' ')}>
          <Stack gap={2} as="section" aria-label={nameOf(sku)}>
            <Text>
              <strong>{nameOf(sku)}</strong>
            </Text>
            <TextField
              id={fieldId(`skus.${at}.appPlatformUrl`)}
              label={t('goods.address')}
              optional
              type="url"
              value={sku.appPlatformUrl ?? ''}
              hint={was(`skus.${at}.appPlatformUrl`) ?? t('goods.addressHint')}
              error={errorOf(`skus.${at}.appPlatformUrl`)}
              onChange={(url) => set(at, { appPlatformUrl: url === '' ? null : url })}
            />
            <RowsField
              path={`skus.${at}.appInfoList`}
              title={t('goods.instructions')}
              hint={t('goods.instructionsHint')}
              rows={sku.appInfoList}
              fields={fields}
              onChange={(appInfoList) => set(at, { appInfoList })}
            />
          </Stack>
        </Surface>
      ))}
    </Stack>
  )
}
