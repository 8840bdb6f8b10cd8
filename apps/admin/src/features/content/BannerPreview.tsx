import type { Banner } from '@compute-mall/core/site'
import { BannerPicture } from '@compute-mall/ui/covers'
import { Text } from '@compute-mall/ui/layout'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './BannerPreview.css.ts'

export type PreviewedBanner = Pick<Banner, 'art' | 'title' | 'summary' | 'pcImageUrl' | 'mobileImageUrl'>

/** A banner as desktops and phones will show it, in the language of the page. */
export const BannerPreview = ({ banner }: { readonly banner: PreviewedBanner }) => {
  const { t } = useTranslation('content')
  const { inLanguage } = useLanguage()
  return (
    <div className={css.frames}>
      {(['desktop', 'phone'] as const).map((device) => (
        <figure key={device} className={device === 'phone' ? css.phone : css.desktop}>
          <div className={css.banner}>
            <div className={css.picture}>
              <BannerPicture banner={banner} device={device} />
            </div>
            <p className={css.title}>{inLanguage(banner.title)}</p>
            <p className={css.summary}>{inLanguage(banner.summary)}</p>
          </div>
          <figcaption>
            <Text as="span" tone="soft">
              {t(device)}
            </Text>
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
