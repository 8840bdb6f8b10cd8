/** Whether this browser may show notices of the system; `unavailable` where it has none. */
export type NotifyPermission = 'granted' | 'denied' | 'default' | 'unavailable'

const hasNotices = (): boolean => typeof Notification === 'function'

export const notifyPermission = (): NotifyPermission =>
  hasNotices() ? Notification.permission : 'unavailable'

/** Asks the reader for notices of the system, which browsers allow only after a press. */
export const askToNotify = async (): Promise<NotifyPermission> =>
  hasNotices() ? Notification.requestPermission() : 'unavailable'

/** Shows a notice of the system; of several with the same tag the last one stays. A press leads to this window. */
export const notify = (
  title: string,
  { body, tag }: { readonly body: string; readonly tag: string },
): void => {
  if (notifyPermission() !== 'granted') return
  try {
    const notice = new Notification(title, { body, tag })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // Android offers notices to service workers alone.
  }
}

const TONE = { hertz: 880, volume: 0.08, seconds: 0.18 } as const

/** A short tone. A page that nobody has touched yet stays silent. */
export const playTone = (): void => {
  if (typeof AudioContext !== 'function') return
  const audio = new AudioContext()
  const tone = new OscillatorNode(audio, { frequency: TONE.hertz })
  tone.connect(new GainNode(audio, { gain: TONE.volume })).connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + TONE.seconds)
}
