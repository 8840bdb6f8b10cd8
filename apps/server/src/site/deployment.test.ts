import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { siteEndpoints } from '@compute-mall/core/site'
import { expect, it, onTestFinished } from 'vitest'
import { startTestServer } from '../testing/index.ts'

const PAGE = fileURLToPath(new URL('../../../../docs/deployment.md', import.meta.url))

/** The call that the page shows, as curl would read it. */
const callShown = () => {
  const [, line = ''] = /^ *curl (.*?)\n *```/ms.exec(readFileSync(PAGE, 'utf8')) ?? []
  const words = [...line.replaceAll(/\\\n/g, ' ').matchAll(/'([^']*)'|(\S+)/g)]
  const { values, positionals } = parseArgs({
    args: words.map(([, quoted, plain]) => quoted ?? plain ?? ''),
    options: {
      cookie: { type: 'string', short: 'b', default: '' },
      header: { type: 'string', short: 'H', multiple: true, default: [] },
      data: { type: 'string', short: 'd', default: '' },
    },
    allowPositionals: true,
  })
  return { ...values, url: new URL(positionals[0] ?? '') }
}

it('[D29][H17] the call that the page on deployment shows makes the mall wear a theme', async () => {
  const { cookie, header, data, url } = callShown()
  const server = await startTestServer({ listen: true, env: { PUBLIC_ORIGIN: url.origin } })
  onTestFinished(server.stop)
  const operator = await server.signIn({ role_type: 'manager', role_ids: ['operator'] })
  const [name = ''] = cookie.split('=')
  const answer = await fetch(`${server.origin}${url.pathname}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: cookie.replace('…', operator.cookies.get(name) ?? ''),
      ...Object.fromEntries(header.map((each) => each.split(': '))),
    },
    body: data,
  })
  expect(await answer.json()).toMatchObject({ code: '0' })
  expect((await server.visitor().get(siteEndpoints.index, {})).themeConfig).toEqual({ theme: 'spring' })
})
