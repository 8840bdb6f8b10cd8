import type { OrderLineView } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { useTranslation } from 'react-i18next'
import { CopyText, DescriptionList } from '../parts/index.ts'
import { useLanguage } from '../text/index.ts'
import * as css from './OrderLines.css.ts'

/** How to use what was opened, right below it: an order may hold several things, each with an account of its own. */
export const LineAccess = ({ view: { line } }: { readonly view: OrderLineView }) => {
  const { t } = useTranslation('order')
  const { language, inLanguage } = useLanguage()
  const { openTime, endTime, access } = line.provision
  if (openTime === null) return null
  return (
    <div className={css.access}>
      <DescriptionList
        columns={2}
        items={[
          { name: t('openTime'), value: formatInstant(openTime, language) },
          ...(endTime === null ? [] : [{ name: t('endTime'), value: formatInstant(endTime, language) }]),
          ...access.map(({ name, value }) => ({
            name: inLanguage(name),
            value: <CopyText text={value} name={inLanguage(name)} />,
          })),
        ]}
      />
    </div>
  )
}
