import { chosenSku, type NameValue } from '@compute-mall/core/goods'
import { DescriptionList, EmptyState } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import type { TabProps } from './DetailsTab.tsx'

/** The goods' parameters and those of the chosen sku. */
export const ParametersTab = ({ view: { offer, choice } }: TabProps) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  const sku = choice && chosenSku(offer, choice)
  const all: readonly NameValue[] = [
    ...offer.goods.params,
    ...(sku?.param ?? []),
    ...(sku?.appInfoList ?? []),
  ]
  if (all.length === 0) return <EmptyState title={t('noParams')} text={t('noParamsHint')} />
  return (
    <DescriptionList
      columns={2}
      items={all.map(({ name, value }) => ({ name: inLanguage(name), value: inLanguage(value) }))}
    />
  )
}
