import { describe, expect, it } from 'vitest'
import { liveSign } from './site.fixtures.ts'
import { playerOptions } from './site.live.ts'

describe('the sign information of a broadcast', () => {
  it('[R3.07] has its keys in snake_case and names who watches', () => {
    expect(playerOptions(liveSign, 'u-leader')).toEqual({
      app_key: 'f0f6d1a2c3b44e5f',
      room_id: '613847205',
      signed_at: '1795226400',
      sign: '0f343b0931126a20f133d67c2b018a3b5f8b1c4e2d9a7c6e8f1a2b3c4d5e6f70',
      third_user_id: 'u-leader',
    })
  })

  it('[R3.07] names who watches once, whatever the server sends beside it', () => {
    const crowded = { ...liveSign, thirdUserId: 'somebody else' }
    expect(playerOptions(crowded, 'v-1')).toMatchObject({ third_user_id: 'v-1' })
  })
})
