import { afterEach, describe, expect, it, vi } from 'vitest'
import { uploadFetch } from './index.ts'

/** Stands for the browser's: keeps what it was told, and answers when the test says so. */
class Upload {
  static made: Upload[] = []
  readonly sent: unknown[] = []
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  responseText = ''
  status = 0
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  constructor() {
    Upload.made.push(this)
  }
  open(...how: readonly string[]) {
    this.sent.push(...how)
  }
  setRequestHeader(name: string, value: string) {
    this.sent.push(`${name}: ${value}`)
  }
  send(body: ArrayBuffer) {
    this.sent.push(new TextDecoder().decode(body))
  }
  abort() {
    this.onabort()
  }
}

const begin = async (cancel = new AbortController()) => {
  vi.stubGlobal('XMLHttpRequest', Upload)
  Upload.made = []
  const told: number[] = []
  const answer = uploadFetch(
    (percent) => told.push(percent),
    cancel.signal,
  )(new Request('http://mall.example/slip', { method: 'POST', headers: { 'x-a': '1' }, body: 'a slip' }))
  answer.catch(() => undefined)
  const upload = await vi.waitUntil(() => Upload.made.find(({ sent }) => sent.at(-1) === 'a slip'))
  return { answer, told, cancel, upload }
}

afterEach(() => vi.unstubAllGlobals())

describe('a fetch for uploads', () => {
  it('[R4.05] sends what it is given, and tells how much of it has gone', async () => {
    const { answer, told, upload } = await begin()
    expect(upload.sent).toEqual([
      'POST',
      'http://mall.example/slip',
      'content-type: text/plain;charset=UTF-8',
      'x-a: 1',
      'a slip',
    ])
    upload.upload.onprogress?.({ loaded: 1, total: 4 })
    upload.upload.onprogress?.({ loaded: 4, total: 4 })
    Object.assign(upload, { status: 413, responseText: '{"code":"PAY10007"}' })
    upload.onload()
    const response = await answer
    expect([told, response.status, await response.json()]).toEqual([[25, 100], 413, { code: 'PAY10007' }])
  })

  it('[R4.05] is given up by its signal, before and while it goes', async () => {
    const { answer, cancel } = await begin()
    cancel.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    const late = await begin(cancel)
    await expect(late.answer).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('[R8.03] fails as the browser’s own does where there is no network', async () => {
    const { answer, upload } = await begin()
    upload.onerror()
    await expect(answer).rejects.toBeInstanceOf(TypeError)
  })
})
