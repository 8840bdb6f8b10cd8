import { useTranslation } from 'react-i18next'
import { bar } from './MovingBar.css.ts'

/** The next page is on its way; the present one stays until it is there. */
export const MovingBar = () => {
  const { t } = useTranslation('parts')
  return <div className={bar} role="progressbar" aria-label={t('loading')} />
}
