import type { Words } from '@compute-mall/core/codec'
import { useLanguage } from '../text/index.ts'
import { avatar, initial, logo } from './Avatar.css.ts'
import { rectangle } from './art/shape.ts'
import { hashOf, pick, randomFrom, range } from './random.ts'

interface AvatarProps {
  readonly id: string
  readonly name: Words
  readonly size?: number | undefined
}

const grounds = ['#7d1422', '#13233a', '#2c3747', '#4a3b2a', '#1d4a44', '#3c2c55'] as const

interface ShopAvatarProps extends AvatarProps {
  readonly logoUrl: string | null
}

/** A shop: its logo, else its first character on a ground of its own. Decoration beside the name. */
export const ShopAvatar = ({ id, name, logoUrl, size = 40 }: ShopAvatarProps) => {
  const { inLanguage } = useLanguage()
  if (logoUrl !== null) return <img className={logo} src={logoUrl} width={size} height={size} alt="" />
  const ground = pick(randomFrom(hashOf(id)), grounds)
  return (
    <svg className={avatar} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <rect width="40" height="40" fill={ground} />
      <path d="M0 40 40 0v40z" fill="#fff" opacity=".07" />
      <text className={initial} x="20" y="26.5" fontSize="18" textAnchor="middle" fill="#fff">
        {[...inLanguage(name)][0]}
      </text>
    </svg>
  )
}

/** A computing centre: a skyline of racks, which no other centre has. Decoration beside the name. */
export const CenterAvatar = ({ id, size = 40 }: Omit<AvatarProps, 'name'>) => {
  const random = randomFrom(hashOf(id))
  const ground = pick(random, grounds)
  const racks = range(5).map((index) => ({ x: 6 + index * 6, height: 10 + random() * 16 }))
  return (
    <svg className={avatar} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <rect width="40" height="40" fill={ground} />
      <path
        d={racks.map(({ x, height }) => rectangle(x, 34 - height, 4, height)).join('')}
        fill="#fff"
        opacity=".85"
      />
      <path d={racks.map(({ x, height }) => rectangle(x, 36 - height, 4, 2)).join('')} fill="#e5213a" />
    </svg>
  )
}
