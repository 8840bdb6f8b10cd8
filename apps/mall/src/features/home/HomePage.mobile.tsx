import { SettleIcon } from '@compute-mall/ui/icons'
import { LinkButton } from '@compute-mall/ui/parts'
import { roomyPhonePage } from '@compute-mall/ui/shapes'
import { Announcements } from '@compute-mall/ui/site'
import { visuallyHidden } from '@compute-mall/ui/theme'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import { MobileGoodsList } from '../goods/GoodsList.mobile.tsx'
import { MobileGoodsStrip } from '../goods/GoodsStrip.mobile.tsx'
import { MobileBanners } from './Banners.mobile.tsx'
import { MobileCenters } from './Centers.mobile.tsx'
import type { HomePageProps } from './HomePage.tsx'
import * as css from './home.mobile.css.ts'
import { KindGrid } from './KindGrid.mobile.tsx'
import { PlatformStrip } from './PlatformStrip.tsx'
import { Ranking } from './Ranking.tsx'
import { Part } from './Section.tsx'
import { Panel, Shelf } from './Shelf.mobile.tsx'

/** How much of each a phone shows at once; behind the heading there is all of it. */
const SHOWN = { compute: 5, ranked: 5 } as const

/** The home page on a phone: what is going on, every kind within two presses, then goods (R2.02, R2.13). */
export const HomePage = ({ view, commands: { retry } }: HomePageProps) => {
  const { t } = useTranslation(['site', 'mobile'])
  return (
    <div className={roomyPhonePage}>
      <h1 className={visuallyHidden}>{t('homeTitle')}</h1>
      <MobileBanners banners={view.banners} />
      <KindGrid menu={view.menu} />
      <div className={css.figures}>
        <PlatformStrip live={view.live} totals={view.totals} />
      </div>
      <Announcements announcements={view.announcements} />
      <Shelf title={t('computeMarket')} all={routes.searchResource.href()}>
        <Part data={view.compute} onRetry={retry}>
          {(cards) => <MobileGoodsList cards={cards.slice(0, SHOWN.compute)} way={{ type: 'base' }} />}
        </Part>
      </Shelf>
      <Shelf title={t('recommended')} all={routes.app.href()}>
        <Part data={view.recommended} onRetry={retry}>
          {(cards) => <MobileGoodsStrip cards={cards} way={{ type: 'application' }} />}
        </Part>
      </Shelf>
      <Shelf title={t('ranking')} all={routes.ranking.href({ shelf: 'application', by: 'sales' })}>
        <Part data={view.ranked} onRetry={retry}>
          {(cards) => (
            <Panel>
              <Ranking cards={cards.slice(0, SHOWN.ranked)} />
            </Panel>
          )}
        </Part>
      </Shelf>
      <Shelf title={t('centers')} all={routes.searchResource.href()}>
        <Part data={view.centers} onRetry={retry}>
          {(centers) => <MobileCenters centers={centers} />}
        </Part>
      </Shelf>
      <LinkButton to={routes.settle.href()} wide icon={<SettleIcon size={18} />}>
        {t('mobile:settle')}
      </LinkButton>
    </div>
  )
}
