import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './LivePage.css.ts'

interface TestPictureProps {
  /** What a player is opened with, by the names that it takes. */
  readonly options: Readonly<Record<string, string>>
}

const BARS = ['#c0c0c0', '#c0c000', '#00c0c0', '#00c000', '#c000c0', '#c00000', '#0000c0'] as const
const TICK_MS = 1_000

/** The player where the operator has none of its own: colour bars with a clock and the room (W29). */
export const TestPicture = ({ options }: TestPictureProps) => {
  const { t } = useTranslation('site')
  const [time, setTime] = useState('')
  useEffect(() => {
    const tick = () =>
      setTime(new Date().toLocaleTimeString('zh-CN', { hour12: false, timeZone: 'Asia/Shanghai' }))
    tick()
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className={css.stage}>
      <svg className={css.picture} viewBox="0 0 700 394" role="img" aria-label={t('testPicture')}>
        {BARS.map((colour, index) => (
          <rect key={colour} x={index * 100} y={0} width={100} height={394} fill={colour} />
        ))}
        <rect x={150} y={140} width={400} height={114} fill="#101418" />
        <text x={350} y={190} fill="#fff" fontSize={40} textAnchor="middle">
          {time}
        </text>
        <text x={350} y={232} fill="#fff" fontSize={18} textAnchor="middle">
          {`room ${options.room_id ?? ''}`}
        </text>
      </svg>
    </div>
  )
}
