import { addresses } from '@compute-mall/app/routes'
import { DASHBOARD_PRELOAD_MS } from '@compute-mall/core/site'
import { Link } from '@compute-mall/ui/link'
import { Card } from '@compute-mall/ui/parts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { frame as frameStyle, own as ownStyle } from './SpacePage.css.ts'

/** What the document that lists one's own studios says when it stands, with its height in pixels. */
const READY = 'mall:space-ready'

const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** Whether a second has passed in which the page was seen and nobody asked to save data (R2.16). */
const usePreload = (): boolean => {
  const [begins, begin] = useState(false)
  useEffect(() => {
    if (savesData()) return
    const timer = setTimeout(
      () => document.visibilityState === 'visible' && begin(true),
      DASHBOARD_PRELOAD_MS,
    )
    return () => clearTimeout(timer)
  }, [])
  return begins
}

/** One's own studios within the dashboard: loaded a second after it, shown once they stand, else a link (R2.16). */
export const OwnStudios = ({ studios }: { readonly studios: string }) => {
  const { t } = useTranslation('asset')
  const begins = usePreload()
  const [isReady, setReady] = useState(false)
  const [height, setHeight] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const hear = (event: MessageEvent) => {
      const isOurs = event.origin === window.location.origin && event.source === frame.current?.contentWindow
      if (!isOurs || event.data?.type !== READY) return
      setReady(true)
      setHeight(Number(event.data.height) || 0)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  return (
    <Card title={t('own')} actions={<Link to={studios}>{t('ownAll')}</Link>}>
      <div className={ownStyle}>
        {begins && (
          <iframe
            ref={frame}
            className={frameStyle}
            style={height > 0 ? { height } : undefined}
            src={addresses.console.ownStudios.href()}
            title={t('own')}
            hidden={!isReady}
          />
        )}
        {!isReady && <p>{t('ownHint')}</p>}
      </div>
    </Card>
  )
}
