import { createServer } from 'node:net'

const claim = (): Promise<{ readonly port: number; readonly release: () => Promise<void> }> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address !== 'object' || address === null) return reject(new Error('no port'))
      resolve({ port: address.port, release: () => new Promise((done) => server.close(() => done())) })
    })
  })

/** Ports of the loopback that nobody listens on, all different. */
export const freePorts = async (count: number): Promise<readonly number[]> => {
  const claims = await Promise.all(Array.from({ length: count }, claim))
  await Promise.all(claims.map(({ release }) => release()))
  return claims.map(({ port }) => port)
}
