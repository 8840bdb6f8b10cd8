import { Heading, Text } from '@compute-mall/ui/layout'
import { roomyPhonePage } from '@compute-mall/ui/shapes'
import { useTranslation } from 'react-i18next'
import { kindHref } from '../../links.ts'
import { routes } from '../../routes.ts'
import { MobileGoodsStrip } from '../goods/GoodsStrip.mobile.tsx'
import type { AppPageProps } from './AppPage.tsx'
import { MobileBanners } from './Banners.mobile.tsx'
import { CategoryList } from './CategoryList.mobile.tsx'
import * as css from './home.mobile.css.ts'
import { KindGrid } from './KindGrid.mobile.tsx'
import { Ranking } from './Ranking.tsx'
import { Part } from './Section.tsx'
import { Panel, Shelf } from './Shelf.mobile.tsx'

/** The application mall on a phone: by category first, then a strip of each kind, then what is bought most. */
export const AppPage = ({ view, commands: { retry } }: AppPageProps) => {
  const { t } = useTranslation(['site', 'goods'])
  return (
    <div className={roomyPhonePage}>
      <header className={css.head}>
        <Heading level={1} size="title">
          {t('appTitle')}
        </Heading>
        <Text tone="soft">{t('appLead')}</Text>
      </header>
      {view.categories === null ? (
        <KindGrid menu={view.menu} />
      ) : (
        <CategoryList categories={view.categories} />
      )}
      <MobileBanners banners={view.banners} />
      {view.kinds.map(({ kind, cards }) => (
        <Shelf key={kind} title={t(`goods:kind.${kind}`)} all={kindHref(kind)}>
          <Part data={cards} onRetry={retry}>
            {(found) =>
              found.length === 0 ? (
                <Panel>{t('nothingHere')}</Panel>
              ) : (
                <MobileGoodsStrip cards={found} way={{ type: 'application', common1: kind }} />
              )
            }
          </Part>
        </Shelf>
      ))}
      {view.rankings.map(({ by, cards }) => (
        <Shelf key={by} title={t(`ranking.${by}`)} all={routes.ranking.href({ shelf: 'application', by })}>
          <Part data={cards} onRetry={retry}>
            {(ranked) => (
              <Panel>
                <Ranking cards={ranked} />
              </Panel>
            )}
          </Part>
        </Shelf>
      ))}
    </div>
  )
}
