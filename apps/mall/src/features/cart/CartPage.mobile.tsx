import type { CartView } from '@compute-mall/core/cart'
import { CenterIcon, RemoveIcon } from '@compute-mall/ui/icons'
import { Inline, Text } from '@compute-mall/ui/layout'
import { Button } from '@compute-mall/ui/parts'
import { phonePage } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { MobileCartBar } from './CartBar.mobile.tsx'
import { MobileCartLine, MobileInvalidLine } from './CartLine.mobile.tsx'
import * as css from './CartPage.mobile.css.ts'
import type { CartCommands, CartPageProps } from './CartPage.props.ts'
import { EmptyCart } from './EmptyCart.tsx'
import { SelectLines } from './SelectLines.tsx'

/** The cart on a phone: by centre, each line with its thumb-sized controls, the sum above the areas (R5.09). */
export const CartPage = ({ view, commands, notice }: CartPageProps) => {
  const { t } = useTranslation('cart')
  if (view.isEmpty)
    return (
      <div className={phonePage}>
        <h1 className={visuallyHidden}>{t('title')}</h1>
        {notice}
        <EmptyCart />
      </div>
    )
  return (
    <>
      <div className={phonePage}>
        <Head view={view} commands={commands} />
        {notice}
        {view.centers.map((center) => (
          <Center key={center.clusterId ?? ''} center={center} commands={commands} />
        ))}
        {view.invalid.length > 0 && <Invalid view={view} commands={commands} />}
      </div>
      <MobileCartBar view={view} commands={commands} />
    </>
  )
}

const Head = ({ view, commands }: CartPageProps) => {
  const { t } = useTranslation('cart')
  const selected = view.centers
    .flatMap(({ shops }) => shops.flatMap(({ lines }) => lines))
    .filter((line) => line.selected)
  return (
    <header className={css.head}>
      <h1 className={visuallyHidden}>{t('title')}</h1>
      <Text as="span" size="caption" tone="soft">
        {t('selectedLines', { count: selected.length })}
      </Text>
      <Button
        variant="ghost"
        icon={<RemoveIcon size={18} />}
        disabledReason={view.commands.removeSelected ? undefined : t('selectFirst')}
        onClick={() => commands.remove(selected.map(({ item }) => item))}
      >
        {t('removeSelected')}
      </Button>
    </header>
  )
}

interface CenterProps {
  readonly center: CartView['centers'][number]
  readonly commands: CartCommands
}

const Center = ({ center, commands }: CenterProps) => {
  const { t } = useTranslation('cart')
  const { inLanguage } = useLanguage()
  const name = center.centerName === null ? t('noCenter') : inLanguage(center.centerName)
  const lines = center.shops.flatMap((shop) => shop.lines)
  return (
    <section className={css.card} aria-label={name}>
      <Inline as="header" wrap={false}>
        <SelectLines label={t('selectCenter', { name })} lines={lines} commands={commands} />
        <CenterIcon size={18} />
        <h2 className={css.centerName}>{name}</h2>
      </Inline>
      <ul>
        {lines.map((line) => (
          <MobileCartLine key={line.item.id} line={line} commands={commands} />
        ))}
      </ul>
    </section>
  )
}

const Invalid = ({ view, commands }: CartPageProps) => {
  const { t } = useTranslation('cart')
  const title = t('invalidTitle', { count: view.invalid.length })
  return (
    <section className={css.card} aria-label={title}>
      <header className={css.invalidHead}>
        <h2 className={css.centerName}>{title}</h2>
        <Button variant="ghost" onClick={() => commands.remove(view.invalid.map(({ item }) => item))}>
          {t('clearInvalid')}
        </Button>
      </header>
      <ul>
        {view.invalid.map((line) => (
          <MobileInvalidLine key={line.item.id} line={line} commands={commands} />
        ))}
      </ul>
    </section>
  )
}
