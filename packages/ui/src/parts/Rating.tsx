import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../theme/index.ts'
import { filled, rating, stars, unfilled } from './Rating.css.ts'

/** A score of 1 to 5, as stars and as a figure; 0 says that nobody has given any yet. */
export const Rating = ({ score }: { readonly score: number }) => {
  const { t } = useTranslation('parts')
  if (score === 0) return <span className={rating}>{t('unrated')}</span>
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
