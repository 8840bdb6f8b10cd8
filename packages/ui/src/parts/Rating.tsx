import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../theme/index.ts'
import { filled, rating, stars, unfilled } from './Rating.css.ts'

/** A score of 0 to 5, as stars and as a figure. */
export const Rating = ({ score }: { readonly score: number }) => {
  const { t } = useTranslation('parts')
  const text = score.toFixed(1)
  const end = `${(Math.min(5, Math.max(0, score)) / 5) * 100}%`
  return (
    <span className={rating}>
      <span
        className={stars}
        style={{ background: `linear-gradient(to right, ${filled} ${end}, ${unfilled} ${end})` }}
        aria-hidden="true"
      />
      <span aria-hidden="true">{text}</span>
      <span className={visuallyHidden}>{t('rating', { score: text })}</span>
    </span>
  )
}
