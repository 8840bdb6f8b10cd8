import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Bench, opening, startBench } from './testing.ts'

describe("the payer's page", () => {
  let bench: Bench
  let path: string
  beforeEach(async () => {
    bench = await startBench()
    path = new URL((await bench.call('POST', '/v1/payments', opening())).json.codeUrl).pathname
  })
  afterEach(() => bench.close())

  const get = (url: string, language = 'zh-CN,zh;q=0.9') =>
    bench.app.inject({ url, headers: { 'accept-language': language } })

  it('[R1.01] shows payee, order, amount and where the code leads, in Chinese', async () => {
    const { body } = await get(path)
    for (const text of ['算力商城', '20261121000001', '¥5,999.00', '待支付', `http://pay.test${path}`])
      expect(body).toContain(text)
    expect(body).toContain('<html lang="zh-CN">')
  })

  it('[R1.01] speaks English when asked by the address or by the browser, without a Chinese word beside the way back', async () => {
    for (const answer of [await get(`${path}?lang=en`), await get(path, 'en-GB,en;q=0.9,zh;q=0.8')]) {
      expect(answer.body).toContain('<html lang="en">')
      expect(answer.body).toContain('Waiting for payment')
      expect(answer.body.replace('中文', '')).not.toMatch(/\p{Script=Han}/u)
    }
  })

  it('offers what the state allows and no more', async () => {
    const buttons = async () =>
      [...(await get(path)).body.matchAll(/<button class="(\w+)"/g)].map(([, a]) => a)
    expect(await buttons()).toEqual(['pay', 'refuse', 'twice'])
    await bench.app.inject({ method: 'POST', url: `${path}/refuse` })
    expect(await buttons()).toEqual(['late'])
    await bench.app.inject({ method: 'POST', url: `${path}/late` })
    expect(await buttons()).toEqual(['twice'])
  })

  it('[S8] writes what the shop sends as text', async () => {
    const subject = { zh: '<script>alert(1)</script>', en: '"><img src=x>' }
    const { json } = await bench.call('POST', '/v1/payments', opening({ outTradeNo: 'p_000002', subject }))
    for (const language of ['zh', 'en']) {
      const { body } = await get(`${new URL(json.codeUrl).pathname}?lang=${language}`)
      expect(body).not.toMatch(/<script|<img/)
    }
  })

  it('[S9] lets nothing run, frame or fetch', async () => {
    const { headers } = await get(path)
    expect(headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'sha256-/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-store')
  })

  it('[R1.05] has a page at its own address, which says where payments are opened', async () => {
    for (const [language, text] of [
      ['zh', '请从商城打开支付单'],
      ['en', 'Open a payment from the mall'],
    ]) {
      const answer = await get('/', language)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(answer.body).toContain(text)
    }
  })

  it('says that an unknown payment is not there', async () => {
    const answer = await get('/pay/unknown?lang=en')
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain('There is no such payment')
  })
})
