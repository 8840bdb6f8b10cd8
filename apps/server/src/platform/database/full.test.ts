import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { E } from '@compute-mall/core/fp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBlobStore, freshBlobName } from '../blobs.ts'
import { readConfig } from '../config/index.ts'
import { type Connection, connect, isDatabaseAway } from './index.ts'

const MEGABYTES = 128

/** A disk of its own, which only root may have; undefined for everybody else. */
const smallDisk = (): string | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'compute-mall-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true })
    return undefined
  }
}
const disk = process.env.DATABASE_URL_TEST === undefined ? smallDisk() : undefined
const filler = join(disk ?? '', 'filler')

const fill = (): void => {
  const file = openSync(filler, 'w')
  for (let size = 2 ** 20; size >= 512; size /= 2)
    try {
      for (;;) writeSync(file, Buffer.alloc(size))
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' })
    }
  closeSync(file)
}

describe.runIf(disk !== undefined)('a disk that is full', () => {
  let connection: Connection
  const open = async () => {
    connection = await connect({ kind: 'embedded', dir: join(disk ?? '', 'data') }, () => {})
    connection.ready()
  }
  beforeAll(async () => {
    await open()
    await connection.pool.query('create table kept (id integer primary key, text text not null)')
  })
  afterAll(async () => {
    await connection.close()
    execFileSync('umount', [disk ?? ''])
    rmSync(disk ?? '', { recursive: true })
  })
  const text = () => Array.from({ length: 2_000 }, () => Math.random().toString(36)).join('')
  const put = (id: number) => connection.pool.query('insert into kept values ($1, $2)', [id, text()])
  const kept = async (): Promise<number> =>
    (await connection.pool.query('select count(*) as count from kept where length(text) > 10000')).rows[0]
      .count

  it('[P10] refuses what is written, reads on, writes again once there is room, and loses nothing', async () => {
    fill()
    let acknowledged = 0
    let refusal: unknown
    while (refusal === undefined && acknowledged < 10_000)
      await put(acknowledged).then(
        () => {
          acknowledged += 1
        },
        (error: unknown) => {
          refusal = error
        },
      )
    expect(refusal).toMatchObject({ code: '53100' })
    expect(isDatabaseAway(refusal)).toBe(true)
    for (let again = 0; again < 3; again++) await expect(put(acknowledged)).rejects.toThrow()
    expect(await kept()).toBe(acknowledged)

    const config = readConfig({ DATA_DIR: join(disk ?? '', 'files') })
    if (E.isLeft(config)) throw new Error(config.left.join())
    const blobs = createBlobStore(config.right)
    const name = freshBlobName('image/png')
    await expect(blobs.write(name, new Uint8Array(2 ** 20))).rejects.toMatchObject({
      name: 'StorageUnavailable',
      message: expect.stringContaining('ENOSPC'),
    })
    expect(await blobs.get(name)).toBeNull()
    const lying = readdirSync(join(disk ?? '', 'files'), { recursive: true, withFileTypes: true })
    expect(lying.filter((entry) => entry.isFile())).toEqual([])

    rmSync(filler)
    await put(acknowledged)
    await connection.close()
    await open()
    expect(await kept()).toBe(acknowledged + 1)
  })
})
