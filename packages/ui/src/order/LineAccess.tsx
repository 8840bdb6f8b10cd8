import type { OrderLineView } from '@compute-mall/core/order'
import { formatInstant } from '@compute-mall/core/time'
import { useTranslation } from 'react-i18next'
import { Inline } from '../layout/index.ts'
import { CopyText, DescriptionList, LinkButton } from '../parts/index.ts'
import { useLanguage } from '../text/index.ts'
import * as css from './OrderLines.css.ts'

/** Where what was bought leads to. */
export interface OrderLineLinks {
  readonly goods: (goods: Pick<OrderLineView['line'], 'goodsId' | 'skuId'>) => string
  /** The page of what a line opened. */
  readonly resource: (lineId: string) => string
  readonly renew: (lineId: string) => string
}

interface LineAccessProps {
  readonly view: OrderLineView
  readonly links: OrderLineLinks
}

/** How to use what was opened, right below it: an order may hold several things, each with an account of its own. */
export const LineAccess = ({ view: { line, isRenewable }, links }: LineAccessProps) => {
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
      <Inline className={css.actions}>
        <LinkButton size="small" to={links.resource(line.lineId)}>
          {t('useResource')}
        </LinkButton>
        {isRenewable && (
          <LinkButton size="small" to={links.renew(line.lineId)}>
            {t('renew')}
          </LinkButton>
        )}
      </Inline>
    </div>
  )
}
