import { confirmation, wish } from './desk.ts'
import { type Device, phone } from './devices.ts'
import { hydrated } from './hydration.ts'
import { expect, test } from './journey.ts'
import { shifts } from './steady.ts'

/** Every page on the way to an order; a phone is sent on to its twins. */
const paths = [
  '/ui/mall/',
  '/ui/mall/app',
  '/ui/mall/search/global?keyword=A800',
  '/ui/mall/search/resource?keyword=A800',
  '/ui/mall/search/goods',
  '/ui/mall/detail/goods?goodsId=200001',
  '/ui/mall/goods/cart',
  confirmation(wish('node')),
]

/** A tenth of what Google calls good: the header may still grow while its own end is on the way. */
const STEADY = 0.01

/** In which a page that answers may still load and draw what it only needs then. */
const AFTERWARDS_MS = 300

for (const device of ['computer', 'phone'] as const satisfies readonly Device[])
  test.describe(`on a ${device}`, () => {
    if (device === 'phone') test.use(phone)

    test('[L6] nothing moves by itself, from the first picture until the page has answered for a while', async ({
      page,
      enter,
    }) => {
      await enter('leader')
      for (const path of paths) {
        await page.goto(path)
        await hydrated(page)
        await page.waitForTimeout(AFTERWARDS_MS)
        const moved = await shifts(page)
        const sum = moved.reduce((all, { value }) => all + value, 0)
        expect(sum, `${path}: ${moved.map(({ what }) => what).join('; ')}`).toBeLessThan(STEADY)
      }
    })
  })
