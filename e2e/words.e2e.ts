import { type Device, phone } from './devices.ts'
import { expect, expectOneLanguage, expectTexts, test } from './journey.ts'
import { lengthen } from './longer.ts'
import { crowded } from './room.ts'
import { sightsOn } from './walk.ts'

/* English alone: its texts are the longer ones, and every key that is missing in Chinese is missing for the compiler. */

/** What each device is as wide as, in pixels. */
const widths = { computer: [1280, 768], phone: [360] } as const satisfies Record<Device, readonly number[]>

for (const device of ['computer', 'phone'] as const)
  test.describe(`on a ${device}`, () => {
    if (device === 'phone') test.use(phone)
    for (const { name, as, open, expected } of sightsOn(device))
      test.describe(name, () => {
        if (expected) test.use({ expected })
        test('[I1] has texts, in one language, and room for 40 % longer ones', async ({
          page,
          play,
          language,
        }) => {
          const cookie = as ? await play(as) : ''
          await open({ page, cookie })
          await expectTexts(page)
          await expectOneLanguage(page, language)
          await lengthen(page)
          for (const width of widths[device]) {
            await page.setViewportSize({ width, height: 740 })
            await expect.poll(() => crowded(page), `at ${width} px`).toEqual([])
          }
        })
      })
  })
