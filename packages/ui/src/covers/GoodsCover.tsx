import type { GoodsCard } from '@compute-mall/core/goods'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../text/index.ts'
import { artOf, type Shape } from './art/index.ts'
import { cover, figure } from './GoodsCover.css.ts'
import { type Palette, paletteOf } from './palette.ts'
import { hashOf, randomFrom } from './random.ts'
import { shorten } from './words.ts'

export type CoverGoods = Pick<GoodsCard, 'kind' | 'name' | 'figures'> &
  ({ readonly id: string } | { readonly goodsId: string })

interface GoodsCoverProps {
  readonly goods: CoverGoods
  /** `thumb` is square and without words, for 40 to 96 px. */
  readonly size?: 'full' | 'thumb' | undefined
  /** Where the picture stands alone; beside the goods' name it is decoration. */
  readonly label?: string | undefined
}

const seedOf = (goods: CoverGoods) => hashOf('id' in goods ? goods.id : goods.goodsId)
const countIn = (figures: readonly string[]) => Number(/\d+/.exec(figures[0] ?? '')?.[0] ?? 8)

/** The cover of a goods item, drawn from its own data: kind, name and figures. The same goods, the same cover. */
export const GoodsCover = memo(({ goods, size = 'full', label }: GoodsCoverProps) => {
  const random = randomFrom(seedOf(goods))
  const palette = paletteOf(goods.kind, random)
  const shapes = artOf[goods.kind]({ random, count: countIn(goods.figures) })
  return (
    <svg
      className={cover}
      viewBox={size === 'thumb' ? '106 0 214 214' : '0 0 320 240'}
      preserveAspectRatio="xMidYMid slice"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <rect width="320" height="240" fill={palette.ground} />
      <path d="M320 0v240H96z" fill={palette.glow} />
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes its order.
        <Drawn key={index} shape={shape} palette={palette} />
      ))}
      {size === 'full' && <CoverWords goods={goods} palette={palette} />}
    </svg>
  )
})

const Drawn = ({ shape: { d, paint, stroke, opacity }, palette }: { shape: Shape; palette: Palette }) =>
  stroke === undefined ? (
    <path d={d} fill={palette[paint]} opacity={opacity} />
  ) : (
    <path
      d={d}
      fill="none"
      stroke={palette[paint]}
      strokeWidth={stroke}
      strokeLinecap="round"
      opacity={opacity}
    />
  )

const CoverWords = ({ goods, palette }: { readonly goods: CoverGoods; readonly palette: Palette }) => {
  const { t } = useTranslation('goods')
  const { inLanguage } = useLanguage()
  const name = inLanguage(goods.name)
  const [headline, ...more] = goods.figures
  const first =
    headline === undefined
      ? { text: shorten(name, 22), height: 20 }
      : { text: shorten(headline, 14), height: 30 }
  return (
    <>
      <rect x="20" y="22" width="18" height="3" fill={palette.lit} />
      <text x="20" y="44" fontSize="13" fill={palette.softWords}>
        {t(`kind.${goods.kind}`)}
      </text>
      <text className={figure} x="20" y="204" fontSize={first.height} fill={palette.words}>
        {first.text}
      </text>
      {headline !== undefined && (
        <text x="20" y="224" fontSize="13" fill={palette.softWords}>
          {shorten(more.join(' · ') || name, 38)}
        </text>
      )}
    </>
  )
}
