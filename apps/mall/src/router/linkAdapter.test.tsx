import { Link, LinkAdapterContext } from '@compute-mall/ui/link'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { BASENAME } from './address.ts'
import { linkAdapter } from './linkAdapter.ts'

const linkAt = (location: string, to: string) =>
  renderToStaticMarkup(
    <StaticRouter basename={BASENAME} location={location}>
      <LinkAdapterContext value={linkAdapter}>
        <Link to={to} />
      </LinkAdapterContext>
    </StaticRouter>,
  )

describe('links of the mall', () => {
  it.each([
    ['/', '/ui/mall/'],
    ['/goods/cart', '/ui/mall/goods/cart'],
    ['/search/goods?keyword=a%20b#top', '/ui/mall/search/goods?keyword=a%20b#top'],
    ['/ui/mall/goods/cart', '/ui/mall/goods/cart'],
    ['/ui/console/#/orders', '/ui/console/#/orders'],
    ['/ac/api/auth/logoutSso.action', '/ac/api/auth/logoutSso.action'],
    ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ])('[R1.05] to %s are written %s', (to, href) => {
    expect(linkAt('/ui/mall/', to)).toBe(`<a href="${href}"></a>`)
  })

  it('[R2.10] to another query of the page are written with its path', () => {
    expect(linkAt('/ui/mall/search/goods?keyword=a', '?keyword=gpu')).toBe(
      '<a href="/ui/mall/search/goods?keyword=gpu"></a>',
    )
  })
})
