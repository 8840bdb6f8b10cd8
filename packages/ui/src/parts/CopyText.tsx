import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckIcon, CopyIcon } from '../icons/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import { root, said, value } from './CopyText.css.ts'
import { IconButton } from './IconButton.tsx'

interface CopyTextProps {
  readonly text: string
  /** What it is, e.g. "order number". */
  readonly name: string
  /** In place of the text, e.g. as a link. */
  readonly children?: ReactNode
}

type Outcome = 'copied' | 'copyFailed'

/** Refused by the user's settings, or there is no clipboard at all because the page is not served securely. */
const copy = async (text: string): Promise<Outcome> => {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'copyFailed'
  }
}

/** A long id or account with a button that copies it; where the browser refuses, it says how else. */
export const CopyText = ({ text, name, children = text }: CopyTextProps) => {
  const { t } = useTranslation('parts')
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return (
    <span className={root}>
      <span className={value} translate="no">
        {children}
      </span>
      <IconButton
        size="small"
        label={t('copyOf', { name })}
        icon={outcome === 'copied' ? <CheckIcon className={said} size={16} /> : <CopyIcon size={16} />}
        onClick={() => void copy(text).then(setOutcome)}
      />
      <span className={outcome === 'copyFailed' ? undefined : visuallyHidden} role="status">
        {outcome !== null && t(outcome)}
      </span>
    </span>
  )
}
