import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createBucketStore, createFolderStore, freshBlobName } from './blobs.ts'

const KEY = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG' }
const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Whether the request is signed as AWS Signature Version 4 asks, reckoned from what arrived. */
const isSigned = ({ method, url, headers }: IncomingMessage, secret: string): boolean => {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    )
  if (parts === null) return false
  const [, id, day = '', region = '', signed = '', signature] = parts
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const payload = String(headers['x-amz-content-sha256'])
  const canonical = [method, url, '', lines.join(''), signed, payload].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secret}`, day))
  return id === KEY.accessKeyId && signed.includes('host') && hmac(key, text).toString('hex') === signature
}

const objects = new Map<string, { readonly bytes: Buffer; readonly type: string | undefined }>()
/** Statuses with which the storage answers next, before it works. */
const failures: number[] = []
/** Answers as a bucket does that takes signed requests alone. */
const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const bytes = Buffer.concat(await request.toArray())
  const failure = failures.shift()
  const { method, url = '', headers } = request
  const found = objects.get(url)
  if (failure !== undefined) response.writeHead(failure).end()
  else if (!isSigned(request, KEY.secretAccessKey)) response.writeHead(403).end()
  else if (method === 'PUT' && headers['x-amz-content-sha256'] !== sha256(bytes))
    response.writeHead(400).end()
  else if (method === 'PUT') {
    objects.set(url, { bytes, type: headers['content-type'] })
    response.writeHead(200).end()
  } else if (method === 'DELETE') {
    objects.delete(url)
    response.writeHead(204).end()
  } else if (found === undefined) response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  else response.writeHead(200).end(found.bytes)
}

let storage: Server
let endpoint = ''
beforeEach(async () => {
  objects.clear()
  failures.length = 0
  storage = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1')
  await once(storage, 'listening')
  const address = storage.address()
  endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
})
afterEach(() => {
  storage.closeAllConnections()
  storage.close()
})

const bucket = () => ({ ...KEY, endpoint, region: 'cn-north-1', bucket: 'mall', prefix: 'uploads/' })
const bytes = new Uint8Array([1, 2, 3])
const NAME = '039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81.png'

describe('uploads in a bucket', () => {
  it('are kept by their content, signed, with their type', async () => {
    const store = createBucketStore(bucket())
    expect(await store.put(bytes, { contentType: 'image/png' })).toBe(NAME)
    expect(await store.put(bytes, { contentType: 'image/png' })).toBe(NAME)
    expect([...objects.keys()]).toEqual([`/mall/uploads/${NAME}`])
    expect(objects.get(`/mall/uploads/${NAME}`)?.type).toBe('image/png')
    expect(await store.get(NAME)).toEqual({ bytes: Buffer.from(bytes), contentType: 'image/png' })
  })

  it.each(['../../etc/passwd', `${'0'.repeat(64)}.png`, `${'0'.repeat(64)}.html`, ''])(
    '[S12] has nothing under "%s"',
    async (name) => {
      expect(await createBucketStore(bucket()).get(name)).toBeNull()
    },
  )

  it('[H4] are removed, signed, and it is nothing that they were gone', async () => {
    const store = createBucketStore(bucket())
    const name = freshBlobName('image/png')
    await store.write(name, bytes)
    expect([...objects.keys()]).toEqual([`/mall/uploads/${name}`])
    await store.remove(name)
    await store.remove(name)
    expect(objects.size).toBe(0)
    expect(await store.get(name)).toBeNull()
    failures.push(403)
    await expect(store.remove(name)).rejects.toThrow('answered 403')
  })

  it('say with which status a wrong key is refused', async () => {
    const store = createBucketStore({ ...bucket(), secretAccessKey: 'wrong' })
    await expect(store.put(bytes, { contentType: 'image/png' })).rejects.toThrow('answered 403')
    await expect(store.get(NAME)).rejects.toThrow('answered 403')
    expect(objects.size).toBe(0)
  })

  it('survive a storage that fails for a moment, and say so when it does for longer', async () => {
    failures.push(500, 503)
    const store = createBucketStore(bucket())
    expect(await store.put(bytes, { contentType: 'image/png' })).toBe(NAME)
    failures.push(503, 503)
    await expect(createBucketStore(bucket(), 1).get(NAME)).rejects.toThrow('answered 503')
  })
})

describe('uploads in a folder', () => {
  it('[H4] are removed, and nothing outside the folder is written or removed', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'compute-mall-blobs-'))
    onTestFinished(() => rm(dir, { recursive: true }))
    const store = createFolderStore(dir)
    const name = freshBlobName('image/png')
    await store.write(name, bytes)
    expect(await store.get(name)).toEqual({ bytes: Buffer.from(bytes), contentType: 'image/png' })
    await store.remove(name)
    await store.remove(name)
    expect(await store.get(name)).toBeNull()
    for (const foreign of ['../../etc/passwd', '', `${'0'.repeat(64)}.html`]) {
      await expect(store.remove(foreign)).rejects.toThrow('is no name')
      await expect(store.write(foreign, bytes)).rejects.toThrow('is no name')
    }
  })
})
