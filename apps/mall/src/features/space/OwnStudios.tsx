import { addresses } from '@compute-mall/app/routes'
import { DASHBOARD_PRELOAD_MS } from '@compute-mall/core/site'
import { Link } from '@compute-mall/ui/link'
import { Card } from '@compute-mall/ui/parts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(() => begin(true), DASHBOARD_PRELOAD_MS)
    }
    wait()
    document.addEventListener('visibilitychange', wait)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [])
  return begins
}

/** After this long without a word from the document there is nothing more to wait for. */
const GIVEN_UP_MS = 10_000

/** Whether what was begun has not answered. */
const useGivenUp = (begins: boolean): boolean => {
  const [isOver, end] = useState(false)
  useEffect(() => {
    if (!begins) return
    const timer = setTimeout(() => end(true), GIVEN_UP_MS)
    return () => clearTimeout(timer)
  }, [begins])
  return isOver
}

/** One's own studios within the dashboard: loaded a second after it, shown once they stand, else a link (R2.16). */
export const OwnStudios = ({ studios }: { readonly studios: string }) => {
  const { t } = useTranslation('asset')
  const begins = usePreload()
  const [isReady, setReady] = useState(false)
  const isGivenUp = useGivenUp(begins) && !isReady
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
  if (isGivenUp) return <OwnLink to={studios}>{t('ownHint')}</OwnLink>
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

const OwnLink = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <p>
    <Link to={to}>{children}</Link>
  </p>
)

/** In place of one's own studios: a visitor has none to show (width 2.3). */
export const OwnStudiosOfVisitor = ({ signIn }: { readonly signIn: string }) => {
  const { t } = useTranslation('asset')
  return <OwnLink to={signIn}>{t('ownSignIn')}</OwnLink>
}
