import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { LogoMark, RefreshIcon } from '../icons/index.ts'
import { Button } from './Button.tsx'
import { code, frame, logo, over } from './QrCode.css.ts'

interface QrCodeProps {
  readonly value: string
  /** What it is and with what to scan it. */
  readonly label: string
  /** In pixels, at least 200. */
  readonly size?: number | undefined
  /** Its time is over, which whoever counts it announces; `onRefresh` asks for a new one. */
  readonly expired?: boolean | undefined
  readonly onRefresh?: (() => void) | undefined
}

/** Dark modules as one path: `M x y h width` per run, so that a code is one node. */
const pathOf = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .map((row, y) => {
      const runs = row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g)
      return Array.from(runs, (run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`).join('')
    })
    .join('')

/** Error correction H lets the mark cover the middle; the quiet zone is the four modules that readers expect. */
export const QrCode = ({ value, label, size = 220, expired = false, onRefresh }: QrCodeProps) => {
  const { t } = useTranslation('parts')
  const { path, width } = useMemo(() => {
    const { data, size: modules } = encode(value, { ecc: 'H', border: 4 })
    return { path: pathOf(data), width: modules }
  }, [value])
  return (
    <span className={frame}>
      <svg
        className={code}
        data-expired={expired || undefined}
        role="img"
        aria-label={label}
        aria-hidden={expired}
        viewBox={`0 0 ${width} ${width}`}
        width={size}
        height={size}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </svg>
      {expired ? (
        <span className={over}>
          {t('qrExpired')}
          {onRefresh !== undefined && (
            <Button size="small" variant="primary" icon={<RefreshIcon size={14} />} onClick={onRefresh}>
              {t('qrRefresh')}
            </Button>
          )}
        </span>
      ) : (
        <span className={logo}>
          <LogoMark size={Math.round(size * 0.14)} />
        </span>
      )}
    </span>
  )
}
