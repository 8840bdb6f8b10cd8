import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '../icons/index.ts'
import { cx } from './cx.ts'
import { IconButton } from './IconButton.tsx'
import { icon } from './Notice.css.ts'
import { topModal, watchModals } from './openModals.ts'
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

/**
 * Where short messages appear: toasts at the top, notifications in the lower right. Nothing is told here alone. While
 * a dialog is open they are part of it, because everything beside it is inert.
 */
export const ToastRegion = ({ kind, device, messages, onGone }: ToastRegionProps) => {
  const { t } = useTranslation('parts')
  const region = useRef<HTMLElement>(null)
  const modal = useSyncExternalStore(watchModals, topModal, topModal)
  const isShown = messages.length > 0
  useEffect(() => {
    if (isShown && modal === null) region.current?.showPopover()
  }, [isShown, modal])
  if (!isShown) return null

  const content = (
    <section
      ref={region}
      popover={modal === null ? 'manual' : undefined}
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
  return modal === null ? content : createPortal(content, modal)
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
