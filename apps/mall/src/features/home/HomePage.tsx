import type { GoodsCard } from '@compute-mall/core/goods'
import type { Cluster } from '@compute-mall/core/resource'
import type { ShopTotals } from '@compute-mall/core/shop'
import type { Announcement, Banner, LiveStream } from '@compute-mall/core/site'
import type { Menu } from '@compute-mall/ui/layouts'
import { Card } from '@compute-mall/ui/parts'
import { Announcements } from '@compute-mall/ui/site'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { GoodsGrid } from '../goods/GoodsGrid.tsx'
import { Ads } from './Ads.tsx'
import { CategoryPanel } from './CategoryPanel.tsx'
import { CenterBoard } from './CenterBoard.tsx'
import { Hero } from './Hero.tsx'
import * as css from './HomePage.css.ts'
import { PlatformStrip } from './PlatformStrip.tsx'
import { Ranking } from './Ranking.tsx'
import { Part, Section } from './Section.tsx'
import { Services } from './Services.tsx'

export interface HomePageProps {
  /** A part that could not be loaded is null; the others are shown all the same. */
  readonly view: {
    readonly menu: Menu | undefined
    readonly banners: readonly Banner[]
    readonly ads: readonly Banner[]
    readonly announcements: readonly Announcement[]
    readonly live: LiveStream | null
    readonly totals: ShopTotals | null
    readonly compute: readonly GoodsCard[] | null
    readonly recommended: readonly GoodsCard[] | null
    readonly ranked: readonly GoodsCard[] | null
    readonly centers: readonly Cluster[] | null
  }
  readonly commands: { readonly retry: () => void }
}

/** The home page (R2.13). */
export const HomePage = ({ view, commands: { retry } }: HomePageProps) => {
  const { t } = useTranslation('site')
  return (
    <>
      <h1 className={visuallyHidden}>{t('homeTitle')}</h1>
      <Hero banners={view.banners}>
        <CategoryPanel menu={view.menu} />
      </Hero>
      <PlatformStrip live={view.live} totals={view.totals} />
      <div className={css.sections}>
        <Announcements announcements={view.announcements} />
        <Ads ads={view.ads} />
        <Section title={t('computeMarket')} lead={t('computeMarketLead')} all={routes.searchResource.href()}>
          <Part data={view.compute} onRetry={retry}>
            {(cards) => <GoodsGrid cards={cards} way={{ type: 'base' }} />}
          </Part>
        </Section>
        <Applications view={view} onRetry={retry} />
        <Section title={t('centers')} lead={t('centersLead')} all={routes.searchResource.href()}>
          <Part data={view.centers} onRetry={retry}>
            {(centers) => <CenterBoard centers={centers} />}
          </Part>
        </Section>
        <Section title={t('services')}>
          <Services menu={view.menu} />
        </Section>
      </div>
    </>
  )
}

interface ApplicationsProps {
  readonly view: Pick<HomePageProps['view'], 'recommended' | 'ranked'>
  readonly onRetry: () => void
}

const Applications = ({ view, onRetry }: ApplicationsProps) => {
  const { t } = useTranslation('site')
  return (
    <div className={css.applications}>
      <Section title={t('recommended')} lead={t('recommendedLead')} all={routes.app.href()}>
        <Part data={view.recommended} onRetry={onRetry}>
          {(cards) => <GoodsGrid cards={cards} way={{ type: 'application' }} />}
        </Part>
      </Section>
      <Card title={t('ranking')}>
        <Part data={view.ranked} onRetry={onRetry}>
          {(cards) => <Ranking cards={cards} />}
        </Part>
      </Card>
    </div>
  )
}
