import type { Banner } from '@compute-mall/core/site'
import { BannerPicture } from '@compute-mall/ui/covers'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import * as css from './Ads.css.ts'

/** Advertisements (configType 2): small banners, two in a row. */
export const Ads = ({ ads }: { readonly ads: readonly Banner[] }) => {
  const { inLanguage } = useLanguage()
  if (ads.length === 0) return null
  return (
    <ul className={css.ads}>
      {ads.map((ad) => (
        <li key={ad.id} className={css.ad}>
          <div className={css.art}>
            <BannerPicture banner={ad} device="desktop" />
          </div>
          <Link className={css.title} to={ad.link}>
            {inLanguage(ad.title)}
          </Link>
          <p className={css.summary}>{inLanguage(ad.summary)}</p>
        </li>
      ))}
    </ul>
  )
}
