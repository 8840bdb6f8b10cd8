import { Heading } from '@compute-mall/ui/layout'
import { Button, Card } from '@compute-mall/ui/parts'
import { measuredPage } from '@compute-mall/ui/shapes'
import { useTranslation } from 'react-i18next'
import { CartBar } from './CartBar.tsx'
import { CartCenterCard } from './CartCenterCard.tsx'
import { InvalidLineRow } from './CartLineRow.tsx'
import type { CartPageProps } from './CartPage.props.ts'
import { EmptyCart } from './EmptyCart.tsx'

/** The cart by centre and shop, with what cannot be bought any more apart (R5.09). */
export const CartPage = ({ view, commands, notice }: CartPageProps) => {
  const { t } = useTranslation('cart')
  return (
    <div className={measuredPage}>
      <Heading level={1}>{t('title')}</Heading>
      {notice}
      {view.isEmpty ? (
        <EmptyCart />
      ) : (
        <>
          {view.centers.map((center) => (
            <CartCenterCard key={center.clusterId ?? ''} center={center} commands={commands} />
          ))}
          {view.invalid.length > 0 && <InvalidCard view={view} commands={commands} />}
          <CartBar view={view} commands={commands} />
        </>
      )}
    </div>
  )
}

const InvalidCard = ({ view, commands }: CartPageProps) => {
  const { t } = useTranslation('cart')
  return (
    <Card
      title={t('invalidTitle', { count: view.invalid.length })}
      actions={
        <Button size="small" onClick={() => commands.remove(view.invalid.map(({ item }) => item))}>
          {t('clearInvalid')}
        </Button>
      }
    >
      <ul>
        {view.invalid.map((line) => (
          <InvalidLineRow key={line.item.id} line={line} commands={commands} />
        ))}
      </ul>
    </Card>
  )
}
