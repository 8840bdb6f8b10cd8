import { useTranslation } from 'react-i18next'
import { visuallyHidden } from '../../theme/index.ts'

/** How many wait, for those who do not see the badge. */
export const Waiting = ({ count }: { readonly count: number }) => {
  const { t } = useTranslation('desk')
  return count > 0 && <span className={visuallyHidden}>{t('waitingCount', { count })}</span>
}
