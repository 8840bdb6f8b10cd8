import type { Banner } from '@compute-mall/core/site'
import { BannerPicture } from '@compute-mall/ui/covers'
import { Link } from '@compute-mall/ui/link'
import { bringIntoSight } from '@compute-mall/ui/parts'
import { coverLink } from '@compute-mall/ui/shapes'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './home.mobile.css.ts'

/** The events beside one another, moved by the thumb instead of by a clock. */
export const MobileBanners = ({ banners }: { readonly banners: readonly Banner[] }) => {
  const { t } = useTranslation('site')
  const { inLanguage } = useLanguage()
  if (banners.length === 0) return null
  return (
    <ul className={css.banners} onFocus={bringIntoSight} aria-label={t('events')}>
      {banners.map((banner) => (
        <li key={banner.id} className={css.banner}>
          <div className={css.bannerArt}>
            <BannerPicture banner={banner} device="phone" />
          </div>
          <h2 className={css.bannerTitle}>
            <Link className={coverLink} to={banner.link}>
              {inLanguage(banner.title)}
            </Link>
          </h2>
          <p className={css.bannerSummary}>{inLanguage(banner.summary)}</p>
        </li>
      ))}
    </ul>
  )
}
