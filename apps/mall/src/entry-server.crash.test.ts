import { expect, it, vi } from 'vitest'
import { render } from './entry-server.tsx'

vi.mock('./features/site/AgreementPage.tsx', () => ({
  AgreementPage: () => {
    throw new Error('drawn badly')
  },
}))

const agreement = {
  version: '1',
  title: { zh: '算力服务协议', en: 'Agreement' },
  effective: '2026-01-01T00:00:00+08:00',
  sections: [],
}

it('[R2.09] shows the error page in place of one that throws while it is drawn (B7)', async () => {
  const logged: unknown[] = []
  const response = await render(new Request('http://mall.example/ui/mall/goods/pay/protocol'), {
    api: async () => Response.json({ code: '0', msg: '', data: agreement }),
    nonce: 'n0nce',
    log: (_, error) => void logged.push(error),
  })
  expect(response.status).toBe(500)
  expect(await response.text()).toContain('页面暂时无法显示')
  expect(logged).toMatchObject([{ message: 'drawn badly' }])
})
