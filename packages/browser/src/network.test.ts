import { describe, expect, it } from 'vitest'
import { createNetwork } from './network.ts'

/** A way to the server that is cut and mended by hand, and whose waits end by hand. */
const setUp = () => {
  const way = { isCut: false, asked: 0 }
  const waits: (() => void)[] = []
  const network = createNetwork({
    reach: async () => {
      way.asked++
      return !way.isCut
    },
    isOffline: () => false,
    wait: () => new Promise((resolve) => waits.push(resolve)),
  })
  const states: string[] = []
  network.subscribe(() => states.push(network.state()))
  const pass = () => {
    for (const end of waits.splice(0)) end()
  }
  return { network, way, states, pass }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the way to the server', () => {
  it('is not asked about while nothing goes wrong', async () => {
    const { network, way } = setUp()
    await network.whenUp()
    expect([network.state(), way.asked]).toEqual(['up', 0])
  })

  it('that is cut is asked for until it is mended, and who waits goes on then', async () => {
    const { network, way, pass, states } = setUp()
    way.isCut = true
    expect(await network.check()).toBe(false)
    let wentOn = false
    void network.whenUp().then(() => {
      wentOn = true
    })
    pass()
    await settled()
    expect([network.state(), wentOn]).toEqual(['down', false])
    way.isCut = false
    pass()
    await settled()
    expect([network.state(), wentOn]).toEqual(['up', true])
    expect(states).toEqual(['down', 'up'])
    const { asked } = way
    pass()
    await settled()
    expect(way.asked).toBe(asked)
  })

  it('is asked about once by many at the same time', async () => {
    const { network, way } = setUp()
    await Promise.all([network.check(), network.check()])
    expect(way.asked).toBe(1)
  })

  it('says of a command without an answer that it has none, until that is read', async () => {
    const { network } = setUp()
    network.missAnswer()
    await settled()
    expect(network.state()).toBe('unanswered')
    network.dismiss()
    expect(network.state()).toBe('up')
  })

  it('says that it is cut instead, where it is; read once, it says so no more', async () => {
    const { network, way, pass } = setUp()
    way.isCut = true
    network.missAnswer()
    await settled()
    expect(network.state()).toBe('down')
    network.dismiss()
    expect(network.state()).toBe('up')
    pass()
    await settled()
    expect(network.state()).toBe('up')
    way.isCut = false
    pass()
    await settled()
    way.isCut = true
    await network.check()
    expect(network.state()).toBe('down')
  })
})
