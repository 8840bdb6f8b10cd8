import { useEffect, useRef, useState } from 'react'
import { cx } from '../parts/cx.ts'
import * as css from './Chart.css.ts'
import { everyOf, ticksOf } from './scale.ts'

export interface Series {
  readonly name: string
  /** One for each category; null where there is none. */
  readonly values: readonly (number | null)[]
}

interface PlotProps {
  readonly kind: 'line' | 'bar'
  readonly label: string
  readonly categories: readonly string[]
  readonly series: readonly Series[]
  readonly format: (value: number) => string
}

/** In pixels; the width is that of the place, as soon as it is known. */
const HEIGHT = 260
const FIRST_WIDTH = 640
const ROOM = { left: 56, right: 12, top: 12, bottom: 28 }
/** About eight Latin or four Chinese letters. */
const WORD_WIDTH = 56
/** Of a digit, at the size of the words beside the axes. */
const DIGIT_WIDTH = 7

const useWidth = () => {
  const place = useRef<SVGSVGElement>(null)
  const [width, setWidth] = useState(FIRST_WIDTH)
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(entry.contentRect.width, 240)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [place, width] as const
}

/** Lines or bars over two axes. */
export const Plot = ({ kind, label, categories, series, format }: PlotProps) => {
  const [place, width] = useWidth()
  const ticks = ticksOf(series.flatMap(({ values }) => values.filter((value) => value !== null)))
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const longest = Math.max(0, ...ticks.map((tick) => format(tick).length))
  const left = Math.max(ROOM.left, longest * DIGIT_WIDTH + 8)
  const inner = { width: width - left - ROOM.right, height: HEIGHT - ROOM.top - ROOM.bottom }
  const slot = inner.width / categories.length
  const x = (index: number) => left + slot * (index + 0.5)
  const y = (value: number) => ROOM.top + inner.height * (1 - (value - low) / (high - low))
  const every = everyOf(categories.length, inner.width, WORD_WIDTH)
  const Drawn = kind === 'line' ? Line : Bars
  return (
    <svg ref={place} className={css.plot} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      {ticks.map((tick) => (
        <g key={tick}>
          <path className={css.grid} d={`M${left} ${y(tick)}h${inner.width}`} />
          <text className={css.word} x={left - 8} y={y(tick) + 4} textAnchor="end">
            {format(tick)}
          </text>
        </g>
      ))}
      {categories.map(
        (category, index) =>
          index % every === 0 && (
            <text key={category} className={css.word} x={x(index)} y={HEIGHT - 8} textAnchor="middle">
              {category}
            </text>
          ),
      )}
      {series.map(({ name, values }, order) => (
        <g key={name} className={css.series[order]}>
          <Drawn values={values} order={order} of={series.length} slot={slot} x={x} y={y} />
        </g>
      ))}
    </svg>
  )
}

interface DrawnProps {
  readonly values: Series['values']
  readonly order: number
  readonly of: number
  readonly slot: number
  readonly x: (index: number) => number
  readonly y: (value: number) => number
}

/** Broken where there is no value. */
const Line = ({ values, order, x, y }: DrawnProps) => {
  const path = values
    .map((value, index) => {
      if (value === null) return ''
      const continues = index > 0 && values[index - 1] !== null && values[index - 1] !== undefined
      return `${continues ? 'L' : 'M'}${x(index)} ${y(value)}`
    })
    .join('')
  return (
    <>
      <path d={path} fill="none" strokeWidth={2} strokeDasharray={css.dashes[order]} strokeLinejoin="round" />
      {values.map(
        (value, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a point is known by its category alone.
          value !== null && <circle key={index} cx={x(index)} cy={y(value)} r={3} fill="currentColor" />,
      )}
    </>
  )
}

/** Those of one category stand beside one another. */
const Bars = ({ values, order, of, slot, x, y }: DrawnProps) => {
  const each = Math.min((slot * 0.7) / of, 48)
  return values.map((value, index) => {
    if (value === null) return null
    const left = x(index) + (order - of / 2) * each
    const [top, bottom] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))]
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is known by its category alone.
        key={index}
        className={cx(css.bar, css.dashed[order])}
        x={left + 1}
        y={top}
        width={Math.max(each - 2, 1)}
        height={Math.max(bottom - top, 1)}
      />
    )
  })
}
