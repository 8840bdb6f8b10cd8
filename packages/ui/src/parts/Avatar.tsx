import { useState } from 'react'
import { avatar, portrait } from './Avatar.css.ts'

interface AvatarProps {
  /** Whose it is; its first character stands where there is no picture, or none that loads. */
  readonly name: string
  readonly picture?: string | undefined
  /** In pixels. */
  readonly size?: number | undefined
  /** Beside the name it is decoration, and says nothing. */
  readonly decorative?: boolean | undefined
}

/** A person. A shop and a computing centre have drawings of their own among the covers. */
export const Avatar = ({ name, picture, size = 40, decorative = false }: AvatarProps) => {
  const [broken, setBroken] = useState<string>()
  const said = decorative
    ? ({ 'aria-hidden': true } as const)
    : ({ role: 'img', 'aria-label': name } as const)
  return (
    <span {...said} className={avatar} style={{ width: size, height: size, fontSize: size * 0.42 }}>
      {picture === undefined || broken === picture ? (
        [...name.trim()][0]?.toUpperCase()
      ) : (
        <img className={portrait} src={picture} alt="" onError={() => setBroken(picture)} />
      )}
    </span>
  )
}
