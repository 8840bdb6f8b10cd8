import { createDeviceClock } from '@compute-mall/browser'
import { describe, expect, it } from 'vitest'
import { createServerTime } from './serverTime.ts'

const noon = Date.parse('2026-11-21T12:00:00.000Z')
const deviceAt = (wall: number) => createDeviceClock({ wall: () => wall, awake: () => 0 })
const answering = (date: string) => async () => new Response('', { headers: { date } })

describe("the server's time", () => {
  it('is right on a device that is an hour ahead (D6)', async () => {
    const time = createServerTime(deviceAt(noon + 3_600_000))
    await time.listening(answering('Sat, 21 Nov 2026 12:00:00 GMT'))('/x')
    expect(time.clock() - noon).toBe(500)
  })

  it("is the device's own until the server has told it", async () => {
    const time = createServerTime(deviceAt(noon))
    await time.listening(answering('soon'))('/x')
    expect(time.clock()).toBe(noon)
  })

  it.each([3_600_000, -3_600_000])(
    '[H15] stays right when the device’s clock is set by %i ms, before and after the next answer',
    async (jump) => {
      let wall = noon
      const device = createDeviceClock({ wall: () => wall, awake: () => 0 })
      const time = createServerTime(device)
      await time.listening(answering('Sat, 21 Nov 2026 12:00:00 GMT'))('/x')
      wall += jump
      expect(time.clock() - noon).toBe(500)
      await time.listening(answering('Sat, 21 Nov 2026 12:00:00 GMT'))('/x')
      expect(time.clock() - noon).toBe(500)
    },
  )

  it('[H15] is right again with the first answer after the device slept', async () => {
    let wall = noon
    const device = createDeviceClock({ wall: () => wall, awake: () => 0 })
    const time = createServerTime(device)
    wall += 3_600_000
    expect(time.clock()).toBe(noon)
    await time.listening(answering('Sat, 21 Nov 2026 13:00:00 GMT'))('/x')
    expect(time.clock() - noon).toBe(3_600_500)
  })
})
