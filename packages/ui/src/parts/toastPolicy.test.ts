import { describe, expect, it } from 'vitest'
import { layer } from '../theme/index.ts'
import { BADGE_MAXIMUM } from './Badge.tsx'
import { toastPolicy } from './toastPolicy.ts'

describe('messages', () => {
  it('[R9.07] stay 3 s and 4.5 s on a desktop, 2 s and 3 s on a phone, 16 px apart', () => {
    expect(toastPolicy).toEqual({
      desktop: { toast: 3000, notification: 4500 },
      mobile: { toast: 2000, notification: 3000 },
      spacing: 16,
    })
  })

  it('[R9.07] stand above popups, which begin at 2000, and badges count to 99', () => {
    expect([layer.popup, BADGE_MAXIMUM]).toEqual(['2000', 99])
    expect(Number(layer.toast)).toBeGreaterThan(Number(layer.popup))
  })
})
