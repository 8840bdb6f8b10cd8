import type { NamedReview } from '@compute-mall/core/goods'
import { Link } from '@compute-mall/ui/link'
import { Rating, useTimeAgo } from '@compute-mall/ui/parts'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './ShopPage.css.ts'

/** What buyers say of the goods of a shop, the latest first. */
export const ShopReviews = ({ reviews }: { readonly reviews: readonly NamedReview[] }) => (
  <ul>
    {reviews.map((facts) => (
      <ShopReview key={facts.review.id} {...facts} />
    ))}
  </ul>
)

/** What a buyer says of one of the shop's goods. Not the item of the goods page, which would get a chunk of its own. */
const ShopReview = ({ goodsId, name, review: { score, text, reply, userName, createTime } }: NamedReview) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  const agoOf = useTimeAgo()
  return (
    <li className={css.review}>
      <p className={css.facts}>
        <Link className={css.way} to={routes.goods.href({ goodsId })}>
          {inLanguage(name)}
        </Link>
        <Rating score={score} />
      </p>
      <p dir="auto">{inLanguage(text)}</p>
      <p className={css.facts}>
        <span>{userName}</span>
        <time dateTime={createTime}>{agoOf(createTime)}</time>
      </p>
      {reply !== null && (
        <p className={css.facts}>
          <b>{t('shopReply')}</b> <span dir="auto">{inLanguage(reply)}</span>
        </p>
      )}
    </li>
  )
}
