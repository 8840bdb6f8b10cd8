import { describe, expect, it } from 'vitest'
import { createServerTime } from './serverTime.ts'

const noon = Date.parse('2026-11-21T12:00:00.000Z')
const answering = (date: string) => async () => new Response('', { headers: { date } })

describe("the server's time", () => {
  it('is right on a device that is an hour ahead (D6)', async () => {
    const time = createServerTime(() => noon + 3_600_000)
    await time.listening(answering('Sat, 21 Nov 2026 12:00:00 GMT'))('/x')
    expect(time.clock() - noon).toBe(500)
  })

  it("is the device's own until the server has told it", async () => {
    const time = createServerTime(() => noon)
    await time.listening(answering('soon'))('/x')
    expect(time.clock()).toBe(noon)
  })
})
