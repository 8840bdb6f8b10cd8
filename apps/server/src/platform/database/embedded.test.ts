import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Connection, connect } from './index.ts'

const MIB = 2 ** 20
const ANSWERS = 200

const dir = mkdtempSync(join(tmpdir(), 'compute-mall-embedded-'))
let connection: Connection
beforeAll(async () => {
  connection = await connect({ kind: 'embedded', dir }, () => {})
})
afterAll(async () => {
  await connection.close()
  rmSync(dir, { recursive: true, force: true })
})

const answerOften = async (): Promise<void> => {
  for (let count = 0; count < ANSWERS; count++) {
    const { rows } = await connection.pool.query("select repeat('x', 1048576) as text")
    expect(rows).toHaveLength(1)
  }
}

it('[P11] the embedded database keeps nothing of what it has answered', async () => {
  await answerOften()
  const before = process.memoryUsage().rss
  await answerOften()
  expect((process.memoryUsage().rss - before) / MIB).toBeLessThan(ANSWERS / 2)
})
