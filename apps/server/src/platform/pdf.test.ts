import { deflateSync } from 'node:zlib'
import { lockedPdfOf, pdfOf } from '@compute-mall/core/site/testing'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readPdf } from './pdf.ts'

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const invoice = pdfOf(['Invoice', 'List'])
/** A page that shows nothing but this stream. */
const pageOf = (dictionary: string, content: Buffer): Uint8Array => {
  const [before = '', after = ''] = pdfOf(['*']).split(/<< \/Length \d+ >>\nstream\n.*\nendstream/)
  const head = `<< ${dictionary} /Length ${content.length} >>\nstream\n`
  return new Uint8Array(
    Buffer.concat([Buffer.from(before + head), content, Buffer.from(`\nendstream${after}`)]),
  )
}

describe('a PDF document', () => {
  it.each([
    ['sound', 'with text on its pages', bytesOf(invoice)],
    ['encrypted', 'with a password', bytesOf(lockedPdfOf(['Invoice']))],
    ['empty', 'without pages', bytesOf(pdfOf([]))],
    ['empty', 'with a blank page', pageOf('', Buffer.from(' '))],
    ['damaged', 'that was cut off', bytesOf(invoice.slice(0, invoice.length / 2))],
    ['damaged', 'whose objects are overwritten', bytesOf(invoice.replace(/1 0 obj[\s\S]*4 0 obj/, ''))],
    ['damaged', 'of a head and a tail', bytesOf('%PDF-1.7\nstartxref\n0\n%%EOF\n')],
    ['damaged', 'without a root', bytesOf('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')],
  ] as const)('[S12] is %s %s', async (verdict, _, bytes) => {
    expect(await readPdf(bytes)).toBe(verdict)
  })

  it('[S12] is sound with a scan as its only content', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const scan = await sharp({
      create: { width: 1200, height: 1600, channels: 3, background: '#fff', noise },
    })
      .jpeg()
      .toBuffer()
    const image = `BI /W 1200 /H 1600 /CS /RGB /BPC 8 /F /DCT ID `
    const content = Buffer.concat([
      Buffer.from(`q 300 0 0 200 0 0 cm\n${image}`),
      scan,
      Buffer.from('\nEI Q'),
    ])
    expect(await readPdf(pageOf('', content))).toBe('sound')
  })

  it('[S12] that inflates to 1 GB costs neither the time nor the memory for it', async () => {
    const bomb = deflateSync(deflateSync(Buffer.alloc(1_000_000_000, 32), { level: 1 }))
    expect(bomb.length).toBeLessThan(100_000)
    const before = process.memoryUsage().rss
    const beginning = performance.now()
    let most = 0
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before)
    }, 20)
    expect(await readPdf(pageOf('/Filter [/FlateDecode /FlateDecode]', bomb))).toBe('damaged')
    clearInterval(watch)
    expect(performance.now() - beginning).toBeLessThan(30_000)
    expect(most).toBeLessThan(1_200_000_000)
  })

  it('[S12] waits for the one before, and is refused when its time is up', async () => {
    const [late, sound] = await Promise.all([readPdf(bytesOf(invoice), 1), readPdf(bytesOf(invoice))])
    expect([late, sound]).toEqual(['damaged', 'sound'])
  })
})
