import { formatNumber } from '@compute-mall/core/money'
import type { ShopTotals } from '@compute-mall/core/shop'
import type { LiveStream } from '@compute-mall/core/site'
import { LiveIcon } from '@compute-mall/ui/icons'
import { Link } from '@compute-mall/ui/link'
import { useLanguage } from '@compute-mall/ui/text'
import { useTranslation } from 'react-i18next'
import { routes } from '../../routes.ts'
import * as css from './PlatformStrip.css.ts'

interface PlatformStripProps {
  readonly live: LiveStream | null
  readonly totals: ShopTotals | null
}

/** The live state and the platform's figures, as instruments show them. */
export const PlatformStrip = ({ live, totals }: PlatformStripProps) => (
  <div className={css.strip}>
    <div className={css.inside}>
      {live?.live === true && <Live live={live} />}
      {totals !== null && <Totals totals={totals} />}
    </div>
  </div>
)

const Live = ({ live }: { readonly live: LiveStream }) => {
  const { t } = useTranslation('site')
  const { inLanguage } = useLanguage()
  return (
    <p className={css.live}>
      <span className={css.onAir}>
        <LiveIcon size={16} />
        {t('liveNow')}
      </span>
      <Link className={css.liveTitle} to={routes.live.href()}>
        {inLanguage(live.title)}
      </Link>
      <span className={css.name}>{t('viewers', { count: live.viewers })}</span>
    </p>
  )
}

const Totals = ({ totals }: { readonly totals: ShopTotals }) => {
  const { t } = useTranslation(['shop', 'site'])
  const figures = [
    [t('totalCenters'), totals.centers],
    [t('totalShops'), totals.shops],
    [t('totalGoods'), totals.goods],
    [t('totalOrders'), totals.orders],
  ] as const
  return (
    <dl className={css.totals} aria-label={t('site:totals')}>
      {figures.map(([name, figure]) => (
        <div key={name} className={css.total}>
          <dt className={css.name}>{name}</dt>
          <dd className={css.figure}>{formatNumber(figure)}</dd>
        </div>
      ))}
    </dl>
  )
}
