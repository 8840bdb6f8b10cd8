import { PLAYER_ANSWERS_MS } from '@compute-mall/core/site'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './LivePage.css.ts'

interface PlayerFrameProps {
  readonly address: string
  readonly onSilent: () => void
}

/** What the operator's player says when it stands. */
const READY = 'mall:player-ready'

/** The operator's player in a frame that may run its scripts, and neither lead away nor open windows (R3.07). */
export const PlayerFrame = ({ address, onSilent }: PlayerFrameProps) => {
  const { t } = useTranslation('site')
  const frame = useRef<HTMLIFrameElement>(null)
  const silent = useRef(onSilent)
  useEffect(() => {
    silent.current = onSilent
  })
  const { origin } = new URL(address)
  useEffect(() => {
    const timer = setTimeout(() => silent.current(), PLAYER_ANSWERS_MS)
    const hear = ({ data, source, origin: from }: MessageEvent) => {
      if (from === origin && source === frame.current?.contentWindow && data?.type === READY)
        clearTimeout(timer)
    }
    window.addEventListener('message', hear)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', hear)
    }
  }, [origin])
  return (
    <div className={css.stage}>
      <iframe
        ref={frame}
        className={css.player}
        src={address}
        title={t('player')}
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay; fullscreen"
        referrerPolicy="origin"
      />
    </div>
  )
}
