import type { Banner } from '@compute-mall/core/site'
import { BannerPicture } from '@compute-mall/ui/covers'
import { LinkButton } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import * as css from './EventBanner.css.ts'

/** One event: its words left, its drawing right. */
export const EventBanner = ({ banner }: { readonly banner: Banner }) => {
  const { t } = useTranslation('site')
  const { inLanguage } = useLanguage()
  return (
    <div className={css.banner}>
      <div className={css.art}>
        <BannerPicture banner={banner} device="desktop" />
      </div>
      <div className={css.words}>
        <h2 className={css.title}>{inLanguage(banner.title)}</h2>
        <p className={css.summary}>{inLanguage(banner.summary)}</p>
        <LinkButton
          variant="primary"
          size="large"
          to={banner.link}
          aria-label={`${t('learnMore')}: ${inLanguage(banner.title)}`}
        >
          {t('learnMore')}
        </LinkButton>
      </div>
    </div>
  )
}
