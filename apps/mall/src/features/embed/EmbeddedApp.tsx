import type { GoodsCard, GoodsKind } from '@compute-mall/core/goods'
import { Heading, Page } from '@compute-mall/ui/layout'
import { useTranslation } from 'react-i18next'
import { kindHref } from '../../links.ts'
import { GoodsGrid } from '../goods/GoodsGrid.tsx'
import { Part, Section } from '../home/Section.tsx'

interface EmbeddedAppProps {
  readonly view: {
    readonly kinds: readonly { readonly kind: GoodsKind; readonly cards: readonly GoodsCard[] | null }[]
  }
  readonly commands: { readonly retry: () => void }
}

/** What there is of each kind of application, within another page (R2.04). */
export const EmbeddedApp = ({ view: { kinds }, commands: { retry } }: EmbeddedAppProps) => {
  const { t } = useTranslation(['site', 'goods'])
  return (
    <Page>
      <Heading level={1}>{t('appTitle')}</Heading>
      {kinds.map(({ kind, cards }) => (
        <Section key={kind} title={t(`goods:kind.${kind}`)} all={kindHref(kind)}>
          <Part data={cards} onRetry={retry}>
            {(found) => <GoodsGrid cards={found} way={{ type: 'application', common1: kind }} />}
          </Part>
        </Section>
      ))}
    </Page>
  )
}
