import { describe, expect, it } from 'vitest'
import { render } from './entry-server.tsx'
import { matcher } from './routes.ts'

const PAGE = '/ui/mall/goods/pay/protocol'
/** As phones call themselves. */
const PHONE = 'Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/142.0.0.0 Mobile Safari/537.36'
const agreement = {
  version: '1',
  title: { zh: '算力服务协议', en: 'Agreement' },
  effective: '2026-01-01T00:00:00+08:00',
  sections: [],
}

/** The landmarks of a page, and what else tells its surroundings: the search, the way back. */
const surroundings = async (path: string, agent = '') => {
  const response = await render(
    new Request(`http://mall.example${path}`, { headers: { 'user-agent': agent } }),
    {
      api: async (input) =>
        new URL(new Request(input).url).pathname === '/operation/agreement'
          ? Response.json({ code: '0', msg: '', data: agreement })
          : Response.json({ code: 'SYS10002', msg: '', data: null }),
      nonce: 'n0nce',
      log: (_, error) => {
        throw error
      },
    },
  )
  const html = await response.text()
  expect(html).toContain('算力服务协议')
  // The page has a heading of its own, which is no part of what surrounds it.
  const around = html.replace(/(<main\b).*(<\/main>)/s, '$1>$2')
  const landmarks = [...around.matchAll(/<(header|nav|main|footer)\b/g)].map(([, name]) => name)
  return {
    landmarks,
    searches: /<search\b/.test(around),
    leadsBack: around.includes('aria-label="返回"'),
  }
}

/** What surrounds one and the same page in a layout. */
const inLayout = async (layout: 'alone' | 'default' | 'mall' | 'empty') => {
  const entry = matcher.match('/goods/pay/protocol')
  const { layout: own } = entry
  Object.assign(entry, { layout })
  try {
    return await surroundings(PAGE)
  } finally {
    Object.assign(entry, { layout: own })
  }
}

describe('what surrounds a page', () => {
  it('[R2.05] is header, navigation and footer in the layout mall', async () => {
    expect(await inLayout('mall')).toEqual({
      landmarks: ['header', 'nav', 'main', 'footer'],
      searches: true,
      leadsBack: false,
    })
  })

  it('[R2.05] is the same without the navigation in the layout default', async () => {
    expect(await inLayout('default')).toEqual({
      landmarks: ['header', 'main', 'footer'],
      searches: true,
      leadsBack: false,
    })
  })

  it('[R2.05] is a bar without anything to go astray by in the layout alone', async () => {
    expect(await inLayout('alone')).toEqual({
      landmarks: ['header', 'main'],
      searches: false,
      leadsBack: false,
    })
  })

  it('[R2.05] is a bar with the way back in the layout mobile', async () => {
    expect(await surroundings('/ui/mall/mobile/goods/pay/protocol', PHONE)).toEqual({
      landmarks: ['header', 'main'],
      searches: false,
      leadsBack: true,
    })
  })

  it('[R2.05] is nothing at all in the layout empty', async () => {
    expect(await inLayout('empty')).toEqual({ landmarks: ['main'], searches: false, leadsBack: false })
  })
})
