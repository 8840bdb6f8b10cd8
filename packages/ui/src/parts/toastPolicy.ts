/**
 * How long messages stay, in milliseconds, and how far apart they stand, in pixels (R9.07; D14: they pause under
 * the pointer and the focus).
 */
export const toastPolicy = {
  desktop: { toast: 3000, notification: 4500 },
  mobile: { toast: 2000, notification: 3000 },
  spacing: 16,
} as const

/** A toast answers an action; a notification comes by itself. */
export type ToastKind = 'toast' | 'notification'
