import { useTranslation } from 'react-i18next'
import * as css from './fields.css.ts'

interface PresenceProps {
  /** Who else has this page open. */
  readonly names: readonly string[]
}

/** Who else is at the same thing now, so that two do not do the same. Nothing where nobody is. */
export const Presence = ({ names }: PresenceProps) => {
  const { t } = useTranslation('desk')
  return (
    <span className={css.presence} role="status">
      {names.length > 0 && (
        <>
          <span className={css.here} />
          {t('alsoHere', { names: names.join(t('nameSeparator')) })}
        </>
      )}
    </span>
  )
}
