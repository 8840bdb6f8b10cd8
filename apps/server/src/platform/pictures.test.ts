import { E } from '@compute-mall/core/fp'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPicture } from './pictures.ts'

const rule = { types: ['image/png', 'image/jpeg', 'image/webp'], megabytes: 5 } as const
const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff', noise } })
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })

const sizeOf = async (read: Awaited<ReturnType<typeof readPicture>>) => {
  if (E.isLeft(read)) throw new Error(read.left.code)
  const { width, height, format } = await sharp(read.right.bytes).metadata()
  return { width, height, format, bytes: read.right.bytes.length }
}
const codeOf = async (bytes: Uint8Array) => {
  const read = await readPicture(bytes, rule)
  return E.isLeft(read) ? read.left : 'accepted'
}

describe('an uploaded picture', () => {
  it('[S12] of another type, of too many bytes, of too many pixels and damaged has four refusals', async () => {
    const damaged = await photo(400, 300).png().toBuffer()
    damaged.fill(0, 200, 4000)
    expect(await codeOf(await plain(8, 8).gif().toBuffer())).toMatchObject({ code: 'PICTURE10001' })
    expect(await codeOf(Buffer.alloc(5 * 1024 * 1024 + 1))).toMatchObject({
      code: 'PICTURE10002',
      details: { megabytes: 5 },
    })
    expect(await codeOf(await plain(10_100, 10_000).png().toBuffer())).toMatchObject({
      code: 'PICTURE10003',
      details: { megapixels: 100 },
    })
    expect(await codeOf(damaged)).toMatchObject({ code: 'PICTURE10004' })
  })

  it.each(['png', 'jpeg', 'webp'] as const)(
    '[S12] of 100 megapixels is scaled down, as %s, in bounded time and memory',
    async (format) => {
      const bytes = await plain(11_600, 8600).toFormat(format).toBuffer()
      const before = process.memoryUsage().rss
      const beginning = performance.now()
      let most = 0
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss - before)
      }, 20)
      const read = await readPicture(bytes, rule)
      clearInterval(watch)
      expect(await sizeOf(read)).toMatchObject({ width: 4096, height: 3037, format })
      expect(performance.now() - beginning).toBeLessThan(45_000)
      expect(most).toBeLessThan(700_000_000)
    },
  )

  it('[S12] is stored within the bytes that are accepted, and a small one at its own size', async () => {
    const large = await photo(2400, 2000).webp({ quality: 80 }).toBuffer()
    const asPng = await sharp(large).png().toBuffer()
    expect(asPng.length).toBeGreaterThan(1024 * 1024)
    const { bytes, format } = await sizeOf(
      await readPicture(asPng.subarray(), { types: rule.types, megabytes: asPng.length / 1024 / 1024 }),
    )
    expect([bytes <= asPng.length, format]).toEqual([true, 'png'])
    expect(await sizeOf(await readPicture(await photo(40, 30).png().toBuffer(), rule))).toMatchObject({
      width: 40,
      height: 30,
    })
  })

  it.each([1, 2])(
    '[S12] in JPEG without the last %i bytes of its end marker is accepted',
    async (missing) => {
      const bytes = await photo(400, 300).jpeg().toBuffer()
      expect(await sizeOf(await readPicture(bytes.subarray(0, -missing), rule))).toMatchObject({
        width: 400,
        height: 300,
        format: 'jpeg',
      })
    },
  )

  it.each(['png', 'jpeg', 'webp'] as const)('[S12] that was cut off is damaged, as %s', async (format) => {
    const bytes = await photo(400, 300).toFormat(format).toBuffer()
    for (const share of [0.3, 0.9])
      expect(await codeOf(bytes.subarray(0, Math.floor(bytes.length * share)))).toMatchObject({
        code: 'PICTURE10004',
      })
  })
})
