import type { Fetch } from '@compute-mall/core/client'

/**
 * A fetch that tells how much of a request has gone, in per cent. The browser's own tells nothing of the kind, and an
 * `XMLHttpRequest` does.
 * @param cancel gives the request up, which then throws an `AbortError`
 */
export const uploadFetch =
  (tell: (percent: number) => void, cancel: AbortSignal): Fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.arrayBuffer()
    const given = AbortSignal.any([request.signal, cancel])
    return new Promise((resolve, reject) => {
      const upload = new XMLHttpRequest()
      upload.open(request.method, request.url)
      for (const [name, value] of request.headers) upload.setRequestHeader(name, value)
      upload.upload.onprogress = ({ loaded, total }) => tell((100 * loaded) / total)
      upload.onload = () => resolve(new Response(upload.responseText, { status: upload.status }))
      upload.onerror = () => reject(new TypeError('The upload failed.'))
      upload.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'))
      given.addEventListener('abort', () => upload.abort())
      upload.send(body)
      if (given.aborted) upload.abort()
    })
  }
