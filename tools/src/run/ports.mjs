import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports of the loopback that nobody listens on, all different.
 * @param {number} count
 * @returns {Promise<readonly number[]>}
 */
export const freePorts = async (count) => {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  return Promise.all(
    servers.map(async (server) => {
      const address = server.address()
      server.close()
      await once(server, 'close')
      return typeof address === 'object' && address ? address.port : 0
    }),
  )
}
