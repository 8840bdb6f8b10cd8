import type { CartView } from '@compute-mall/core/cart'
import { CenterIcon, ShopIcon } from '@compute-mall/ui/icons'
import { Heading } from '@compute-mall/ui/layout'
import { Card } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { CartLineRow } from './CartLineRow.tsx'
import * as css from './CartPage.css.ts'
import type { CartCommands } from './CartPage.props.ts'
import { SelectLines } from './SelectLines.tsx'

type Center = CartView['centers'][number]
type Shop = Center['shops'][number]

interface CartCenterCardProps {
  readonly center: Center
  readonly commands: CartCommands
}

/** What runs in one centre, by shop; the centre and each shop are selected as a whole. */
export const CartCenterCard = ({ center, commands }: CartCenterCardProps) => {
  const { t } = useTranslation('cart')
  const { inLanguage } = useLanguage()
  const name = center.centerName === null ? t('noCenter') : inLanguage(center.centerName)
  return (
    <Card padding="none">
      <header className={css.center}>
        <SelectLines
          label={t('selectCenter', { name })}
          lines={center.shops.flatMap(({ lines }) => lines)}
          commands={commands}
        />
        <CenterIcon size={20} />
        <Heading level={2} size="lead">
          {name}
        </Heading>
        <Headings />
      </header>
      {center.shops.map((shop) => (
        <CartShop key={shop.shopId} shop={shop} commands={commands} />
      ))}
    </Card>
  )
}

const CartShop = ({ shop, commands }: { readonly shop: Shop; readonly commands: CartCommands }) => {
  const { t } = useTranslation('cart')
  const { inLanguage } = useLanguage()
  const name = inLanguage(shop.shopName)
  return (
    <div className={css.shop}>
      <div className={css.shopName}>
        <SelectLines label={t('selectShop', { name })} lines={shop.lines} commands={commands} />
        <ShopIcon size={16} />
        {name}
      </div>
      <ul>
        {shop.lines.map((line) => (
          <CartLineRow key={line.item.id} line={line} commands={commands} />
        ))}
      </ul>
    </div>
  )
}

/** Over the figures; what each is, its own words say to those who do not see the columns. */
const Headings = () => {
  const { t } = useTranslation('cart')
  const keys = ['columnUnitPrice', 'columnAmount', 'columnDuration', 'columnSubtotal'] as const
  return (
    <span className={css.columns} aria-hidden="true">
      {keys.map((key) => (
        <span key={key}>{t(key)}</span>
      ))}
    </span>
  )
}
