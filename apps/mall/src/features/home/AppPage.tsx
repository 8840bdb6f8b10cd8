import type { GoodsCard, GoodsKind } from '@compute-mall/core/goods'
import type { Category } from '@compute-mall/core/search'
import type { Banner, LiveStream } from '@compute-mall/core/site'
import { Heading } from '@compute-mall/ui/layout'
import type { Menu } from '@compute-mall/ui/layouts'
import { Card, EmptyState, LinkButton } from '@compute-mall/ui/parts'
import { useTranslation } from 'react-i18next'
import { kindHref } from '../../links.ts'
import { routes } from '../../routes.ts'
import { GoodsGrid } from '../goods/GoodsGrid.tsx'
import { Ads } from './Ads.tsx'
import { CategoryPanel } from './CategoryPanel.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { Hero } from './Hero.tsx'
import * as css from './HomePage.css.ts'
import { PlatformStrip } from './PlatformStrip.tsx'
import { Ranking } from './Ranking.tsx'
import { Part, Section } from './Section.tsx'

export type RankedBy = 'sales' | 'score' | 'newest'

export interface AppPageProps {
  /** A part that could not be loaded is null; in place of the categories the kinds of goods are shown. */
  readonly view: {
    readonly categories: readonly Category[] | null
    readonly menu: Menu | undefined
    readonly banners: readonly Banner[]
    readonly ads: readonly Banner[]
    readonly live: LiveStream | null
    readonly kinds: readonly { readonly kind: GoodsKind; readonly cards: readonly GoodsCard[] | null }[]
    readonly rankings: readonly { readonly by: RankedBy; readonly cards: readonly GoodsCard[] | null }[]
  }
  readonly commands: { readonly retry: () => void }
}

/** The application mall: what there is of each kind, and what is bought most (R2.13). */
export const AppPage = ({ view, commands: { retry } }: AppPageProps) => {
  const { t } = useTranslation(['site', 'goods'])
  return (
    <>
      <Hero banners={view.banners}>
        {view.categories === null ? (
          <CategoryPanel menu={view.menu} />
        ) : (
          <CategoryTree categories={view.categories} />
        )}
      </Hero>
      <PlatformStrip live={view.live} totals={null} />
      <div className={css.sections}>
        <header>
          <Heading level={1}>{t('appTitle')}</Heading>
          <p>{t('appLead')}</p>
        </header>
        <Ads ads={view.ads} />
        <div className={css.rankings}>
          {view.rankings.map(({ by, cards }) => (
            <Card key={by} title={t(`ranking.${by}`)}>
              <Part data={cards} onRetry={retry}>
                {(ranked) => <Ranking cards={ranked} />}
              </Part>
            </Card>
          ))}
        </div>
        {view.kinds.map(({ kind, cards }) => (
          <Section key={kind} title={t(`goods:kind.${kind}`)} all={kindHref(kind)}>
            <Part data={cards} onRetry={retry}>
              {(found) =>
                found.length === 0 ? (
                  <NoneOfKind />
                ) : (
                  <GoodsGrid cards={found} way={{ type: 'application', common1: kind }} />
                )
              }
            </Part>
          </Section>
        ))}
      </div>
    </>
  )
}

const NoneOfKind = () => {
  const { t } = useTranslation(['site', 'search'])
  return (
    <EmptyState
      title={t('nothingHere')}
      text={t('nothingHereHint')}
      actions={<LinkButton to={routes.searchGoods.href()}>{t('search:browseGoods')}</LinkButton>}
    />
  )
}
