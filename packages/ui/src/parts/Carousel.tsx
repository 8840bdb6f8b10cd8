import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PauseIcon, PlayIcon } from '../icons/index.ts'
import * as css from './Carousel.css.ts'
import { cx } from './cx.ts'

interface CarouselProps {
  readonly label: string
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[]
  /** How long one is shown. */
  readonly milliseconds?: number | undefined
}

/** Banners that take turns. They rest under the pointer and the focus, by the pause button, and where motion is unwanted. */
export const Carousel = ({ label, slides, milliseconds = 6000 }: CarouselProps) => {
  const { t } = useTranslation('parts')
  const [shown, setShown] = useState(0)
  const [playing, setPlaying] = useState(true)
  const [held, setHeld] = useState(false)

  useEffect(() => setPlaying(!matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  const turning = playing && !held && slides.length > 1
  useEffect(() => {
    if (!turning) return
    const timer = setInterval(() => setShown((index) => (index + 1) % slides.length), milliseconds)
    return () => clearInterval(timer)
  }, [turning, slides.length, milliseconds])

  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) }
  return (
    <section
      className={css.root}
      aria-roledescription={t('carousel')}
      aria-label={label}
      {...hold}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={css.slides} aria-live={turning ? 'off' : 'polite'}>
        {slides.map(({ key, content }, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern.
          <div
            key={key}
            className={css.slide}
            role="group"
            aria-label={t('slide', { number: index + 1, total: slides.length })}
            data-shown={index === shown || undefined}
            inert={index !== shown}
          >
            {content}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className={css.controls}>
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={cx(css.control, css.wideControl)}
              aria-label={t('showSlide', { number: index + 1 })}
              aria-current={index === shown}
              onClick={() => setShown(index)}
            >
              <span className={css.dot} />
            </button>
          ))}
          <button
            type="button"
            className={css.control}
            aria-label={t(playing ? 'pause' : 'play')}
            onClick={() => setPlaying(!playing)}
          >
            {playing ? <PauseIcon size={14} /> : <PlayIcon size={14} />}
          </button>
        </div>
      )}
    </section>
  )
}
