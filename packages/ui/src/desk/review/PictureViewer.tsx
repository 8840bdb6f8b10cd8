import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RotateIcon, ZoomInIcon, ZoomOutIcon } from '../../icons/index.ts'
import { IconButton } from '../../parts/index.ts'
import * as css from './review.css.ts'
import type { ReviewPicture } from './types.ts'

const STEPS = [0.5, 1, 1.5, 2, 3, 4] as const
const USUAL = 1
const QUARTER = 90
const FULL = 360

interface PictureViewerProps {
  readonly picture: ReviewPicture
  /** Stands over the picture, e.g. who looks at it and when. */
  readonly watermark?: string | undefined
}

/** A picture to be read closely: larger, smaller, turned; it scrolls by keyboard too. */
export const PictureViewer = ({ picture: { src, alt }, watermark }: PictureViewerProps) => {
  const { t } = useTranslation('desk')
  const [step, setStep] = useState(USUAL)
  const [turn, setTurn] = useState(0)
  const zoom = STEPS[step] ?? 1
  return (
    <div className={css.viewer}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className={css.stage} aria-label={alt} tabIndex={0}>
        <img
          className={css.picture}
          src={src}
          alt={alt}
          style={{ width: `${zoom * 100}%`, rotate: `${turn}deg` }}
        />
        {watermark !== undefined && <span className={css.mark}>{watermark}</span>}
      </section>
      <div className={css.tools}>
        <IconButton
          label={t('zoomOut')}
          icon={<ZoomOutIcon size={18} />}
          onClick={() => setStep(Math.max(0, step - 1))}
        />
        <span role="status">{Math.round(zoom * 100)}%</span>
        <IconButton
          label={t('zoomIn')}
          icon={<ZoomInIcon size={18} />}
          onClick={() => setStep(Math.min(STEPS.length - 1, step + 1))}
        />
        <IconButton
          label={t('rotate')}
          icon={<RotateIcon size={18} />}
          onClick={() => setTurn((turn + QUARTER) % FULL)}
        />
      </div>
    </div>
  )
}
