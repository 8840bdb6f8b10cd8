import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../icons/index.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { icon } from './Notice.css.ts'
import * as css from './Toast.css.ts'
import { type ToastKind, toastPolicy } from './toastPolicy.ts'
import { type MessageTone, toneIcon } from './tone.ts'
import { useExpiry } from './useExpiry.ts'

export interface ToastMessage {
  readonly id: string
  readonly tone: MessageTone
  readonly title: string
  readonly text?: string | undefined
  /** `null` stays until it is closed. By default the policy's time for its kind and the device. */
  readonly milliseconds?: number | null | undefined
  readonly action?: ReactNode
}

interface ToastRegionProps {
  readonly kind: ToastKind
  readonly device: 'desktop' | 'mobile'
  readonly messages: readonly ToastMessage[]
  /** Its time is over, or it was closed. */
  readonly onGone: (id: string) => void
}

/** Where short messages appear: toasts at the top, notifications in the lower right. Nothing is told here alone. */
export const ToastRegion = ({ kind, device, messages, onGone }: ToastRegionProps) => {
  const { t } = useTranslation('parts')
  const region = useRef<HTMLElement>(null)
  const count = messages.length
  // Shown anew with each message: what opened last is on top of the top layer, above dialogs.
  useEffect(() => {
    if (count === 0) return
    const element = region.current
    element?.showPopover()
    return () => element?.hidePopover()
  }, [count])

  return (
    <section
      ref={region}
      popover="manual"
      className={cx(css.region, kind === 'notification' && css.notifications)}
      aria-label={t('notifications')}
    >
      {messages.map((message) => (
        <Toast
          key={message.id}
          message={message}
          milliseconds={message.milliseconds === undefined ? toastPolicy[device][kind] : message.milliseconds}
          onGone={() => onGone(message.id)}
        />
      ))}
    </section>
  )
}

interface ToastProps {
  readonly message: ToastMessage
  readonly milliseconds: number | null
  readonly onGone: () => void
}

const Toast = ({ message, milliseconds, onGone }: ToastProps) => {
  const { t } = useTranslation('parts')
  const { pause, resume } = useExpiry(milliseconds, onGone)
  const ToneIcon = toneIcon[message.tone]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches for the pointer and the focus.
    <div
      className={css.toast}
      role={message.tone === 'danger' || message.tone === 'warn' ? 'alert' : 'status'}
      onPointerEnter={pause}
      onPointerLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <ToneIcon className={icon[message.tone]} size={20} />
      <div className={css.body}>
        <p className={css.title}>{message.title}</p>
        {message.text !== undefined && <p className={css.more}>{message.text}</p>}
        {message.action}
      </div>
      <span className={css.close}>
        <IconButton size="small" label={t('close')} icon={<CloseIcon size={16} />} onClick={onGone} />
      </span>
    </div>
  )
}
