import { useTranslation } from 'react-i18next'
import { ErrorIcon, SuccessIcon, UnfilledIcon } from '../../icons/index.ts'
import { visuallyHidden } from '../../theme/index.ts'
import * as css from './form.css.ts'
import type { FormSection } from './types.ts'

interface SectionAnchorsProps {
  readonly sections: readonly FormSection[]
  readonly current: string
  readonly onGo: (id: string) => void
}

const icons = { complete: SuccessIcon, wrong: ErrorIcon, open: UnfilledIcon, optional: UnfilledIcon } as const

/** The sections of a form with how far each is; each leads there. */
export const SectionAnchors = ({ sections, current, onGo }: SectionAnchorsProps) => {
  const { t } = useTranslation('desk')
  return (
    <nav className={css.anchors} aria-label={t('sections')}>
      {sections.map(({ id, title, status }) => {
        const StatusIcon = icons[status]
        return (
          <button
            key={id}
            type="button"
            className={css.anchor}
            aria-current={id === current ? 'step' : undefined}
            onClick={() => onGo(id)}
          >
            <StatusIcon className={css.statuses[status]} size={16} />
            <span className={css.anchorTitle}>{title}</span>
            <span className={visuallyHidden}>{t(`section.${status}`)}</span>
          </button>
        )
      })}
    </nav>
  )
}
