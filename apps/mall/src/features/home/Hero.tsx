import type { Banner } from '@compute-mall/core/site'
import { Carousel } from '@compute-mall/ui/parts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EventBanner } from './EventBanner.tsx'
import * as css from './Hero.css.ts'

interface HeroProps {
  readonly banners: readonly Banner[]
  /** What stands beside the events: the way to the categories. */
  readonly children: ReactNode
}

/** Where a visitor arrives: what is sold, and what is going on (R2.13). */
export const Hero = ({ banners, children }: HeroProps) => {
  const { t } = useTranslation('site')
  return (
    <div className={css.hero}>
      <div className={css.inside}>
        {children}
        <div className={css.events}>
          <Carousel
            label={t('events')}
            slides={banners.map((banner) => ({ key: banner.id, content: <EventBanner banner={banner} /> }))}
          />
        </div>
      </div>
    </div>
  )
}
