import { AlertIcon, ErrorIcon, type Icon, InfoIcon, SuccessIcon } from '../icons/index.ts'

/** How a message is meant. */
export type MessageTone = 'info' | 'success' | 'warn' | 'danger'

export const toneIcon: Readonly<Record<MessageTone, Icon>> = {
  info: InfoIcon,
  success: SuccessIcon,
  warn: AlertIcon,
  danger: ErrorIcon,
}
