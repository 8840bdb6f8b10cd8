import { PromiseIcon } from '@compute-mall/ui/icons'
import { useTranslation } from 'react-i18next'
import * as css from './Promises.css.ts'

const promises = ['promiseCentres', 'promisePrice', 'promiseRefund', 'promiseSupport'] as const

/** What the platform promises with every product. */
export const Promises = () => {
  const { t } = useTranslation(['shell', 'goods'])
  return (
    <section aria-label={t('goods:supportPromise')}>
      <ul className={css.list}>
        {promises.map((promise) => (
          <li key={promise} className={css.promise}>
            <PromiseIcon className={css.icon} size={18} />
            {t(promise)}
          </li>
        ))}
      </ul>
    </section>
  )
}
