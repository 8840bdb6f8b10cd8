/** From here on the remaining time is said in seconds (D5, WCAG 2.2.1). */
export const LAST_CALL_SECONDS = 20

/** `300` as `05:00`; from an hour on `1:00:00`; never negative. */
export const clockText = (seconds: number): string => {
  const left = Math.max(0, Math.ceil(seconds))
  const two = (n: number) => String(n).padStart(2, '0')
  const hours = Math.floor(left / 3600)
  const minutes = two(Math.floor(left / 60) % 60)
  return `${hours > 0 ? `${hours}:` : ''}${minutes}:${two(left % 60)}`
}

/** What is announced: changes once a minute, then at 20 s, then when the time is up; never each second. */
export const announcement = (
  seconds: number,
):
  | { readonly key: 'remainingMinutes' | 'remainingSeconds'; readonly count: number }
  | { readonly key: 'remainingNone' } => {
  if (seconds <= 0) return { key: 'remainingNone' }
  if (seconds <= LAST_CALL_SECONDS) return { key: 'remainingSeconds', count: LAST_CALL_SECONDS }
  return { key: 'remainingMinutes', count: Math.ceil(seconds / 60) }
}
