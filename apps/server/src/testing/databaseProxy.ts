import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'

/** A TCP proxy in front of a database, which can fail as networks do. */
export interface DatabaseProxy {
  readonly url: string
  /** Ends every connection and refuses new ones, as when the database is stopped. */
  cut(): void
  mend(): void
  /** Holds every byte in both directions and closes nothing, as when the database hangs. */
  stall(): void
  /** Delivers what was held, in its order. */
  resume(): void
  /** What goes over the connections that are open now comes nowhere, and nobody is told; new ones are sound. */
  lose(): void
  close(): void
}

export const startDatabaseProxy = async (target: URL): Promise<DatabaseProxy> => {
  let isUp = true
  let isStalled = false
  const held: (() => void)[] = []
  const sockets = new Set<Socket>()
  const lost = new WeakSet<Socket>()
  const pass = (step: () => void): void => {
    if (isStalled) held.push(step)
    else step()
  }
  const forward = (from: Socket, to: Socket): void => {
    sockets.add(from)
    from.on('data', (bytes) => pass(() => void (lost.has(from) || to.write(bytes))))
    from.on('error', () => {})
    from.on('close', () => {
      sockets.delete(from)
      pass(() => void (lost.has(from) || to.end()))
    })
  }
  const server = createServer((near) => {
    if (!isUp) return void near.destroy()
    const far = createConnection(Number(target.port), target.hostname)
    forward(near, far)
    forward(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const resume = (): void => {
    isStalled = false
    for (const step of held.splice(0)) step()
  }
  const cut = (): void => {
    isUp = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: Object.assign(new URL(target), { port: String(port) }).href,
    cut,
    mend: () => {
      isUp = true
    },
    stall: () => {
      isStalled = true
    },
    resume,
    lose: () => {
      for (const socket of sockets) lost.add(socket)
    },
    close: () => {
      resume()
      for (const socket of sockets) if (lost.has(socket)) socket.destroy()
      server.close()
    },
  }
}
