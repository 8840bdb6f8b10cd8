import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'

/** A line to a database that can be cut, as when it is stopped or the network fails. */
export interface Line {
  readonly url: string
  cut(): void
  mend(): void
  close(): void
}

export const startLine = async (target: URL): Promise<Line> => {
  let isUp = true
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    if (!isUp) return void near.destroy()
    const far = createConnection(Number(target.port), target.hostname)
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => {}).on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const cut = (): void => {
    isUp = false
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return {
    url: Object.assign(new URL(target), { port: String(port) }).href,
    cut,
    mend: () => {
      isUp = true
    },
    close: () => server.close(),
  }
}
