import { useTranslation } from 'react-i18next'
import { AlertIcon, SuccessIcon, TimeIcon } from '../../icons/index.ts'
import { Spinner } from '../../parts/Spinner.tsx'
import * as css from './form.css.ts'
import type { DraftState } from './types.ts'

/** How the draft stands: kept, on its way, or not kept. Heard when it changes. */
export const DraftStatus = ({ draft }: { readonly draft: DraftState }) => {
  const { t } = useTranslation('form')
  const { kind } = draft
  const failed = kind === 'failed' || kind === 'conflict'
  return (
    <span className={failed ? css.draftFailed : css.draft} role="status">
      {kind === 'saving' && <Spinner />}
      {kind === 'saved' && <SuccessIcon size={14} />}
      {kind === 'dirty' && <TimeIcon size={14} />}
      {failed && <AlertIcon size={14} />}
      {kind !== 'none' && (kind === 'saved' ? t('draft.saved', { at: draft.at }) : t(`draft.${kind}`))}
    </span>
  )
}
