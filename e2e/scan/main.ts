import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PRODUCT_VERSION, VERSION_HEADER } from '@compute-mall/core/http'
import { demoBuyer, signIn } from '../product/people.ts'
import { startProduct } from '../product/product.ts'
import { scannedCalls } from './calls.ts'

/** Together they may call everything: a call is scanned as the first of them whom it lets in. */
const ACCOUNTS = 'superadmin admin reviewer finance maintenance market legal seller service leader newcomer'
/** It would end the session of the scan. */
const LEFT_OUT = 'identity.endOwnSessions'
const LINE = '='.repeat(54)

const { origin, said, stop } = await startProduct()
const cookies = await Promise.all(
  ACCOUNTS.split(' ').map((account) => signIn(origin, account, demoBuyer.password)),
)
const requests: string[] = []
for (const { id, method, path, body } of scannedCalls().filter((call) => call.id !== LEFT_OUT)) {
  for (const cookie of cookies) {
    const type = 'application/x-www-form-urlencoded'
    const headers = {
      [VERSION_HEADER]: PRODUCT_VERSION,
      origin,
      cookie,
      'idempotency-key': id,
      'content-type': type,
    }
    const unmarked = method === 'GET' ? {} : { body: `${body.replaceAll('*', '')}&unknown` }
    const { status } = await fetch(origin + path.replaceAll('*', ''), { method, headers, ...unmarked })
    if (status === 401 || status === 403) continue
    const sent = Object.entries({ host: new URL(origin).host, ...headers }).map((pair) => pair.join(': '))
    const lines = [`${method} ${path} HTTP/1.1`, ...sent, '', body, LINE, '', '', '']
    requests.push([LINE, `00:00:00  ${origin}  [127.0.0.1]`, LINE, ...lines].join('\n'))
    break
  }
}
const folder = mkdtempSync(join(tmpdir(), 'compute-mall-scan-'))
writeFileSync(join(folder, 'requests.log'), requests.join(''))
console.log(`▸ sqlmap on ${requests.length} calls, minutes …`)
const args = ['--batch', '--ignore-stdin', '--disable-coloring', '--dbms=PostgreSQL', '--flush-session']
const { stdout, error } = spawnSync('sqlmap', ['-l', 'requests.log', '--output-dir=.', ...args], {
  cwd: folder,
  encoding: 'utf8',
  maxBuffer: 2 ** 28,
})
if (error) console.error('sqlmap is not installed; on Debian: apt-get install sqlmap')
const count = (pattern: RegExp) => stdout?.match(pattern)?.length ?? 0
const found = count(/identified the following injection|is vulnerable/g)
console.log(`${count(/does not seem to be injectable/g)} parameters sound, ${found} injectable`)
console.log(
  `${count(/"level":(50|60)/g) + (said().match(/"level":(50|60)/g)?.length ?? 0)} faults of the server`,
)
await stop()
if (error || found > 0) process.exitCode = 1
