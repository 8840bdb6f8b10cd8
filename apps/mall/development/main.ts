import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { SOURCE_CONDITION } from '../../../tools/src/vite/source.ts'
import { serveMallInDevelopment } from './serve.ts'

const port = Number(process.env.PORT ?? 8080)
const cashierPort = Number(process.env.CASHIER_PORT ?? port + 1)
const serverPort = port + 2
const origin = `http://localhost:${port}`

const server = spawn(
  process.execPath,
  ['--watch', `--conditions=${SOURCE_CONDITION}`, 'apps/server/src/main.ts'],
  {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(serverPort),
      CASHIER_PORT: String(cashierPort),
      PUBLIC_ORIGIN: origin,
    },
  },
)
const front = createServer()
await serveMallInDevelopment(front, origin, `http://127.0.0.1:${serverPort}`)
front.listen(port, () => console.log(`The mall with hot reload: ${origin}/ui/mall/`))

const stop = (signal: NodeJS.Signals) => {
  server.kill(signal)
  server.once('close', () => process.exit())
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
server.once('close', (code) => process.exit(code ?? 0))
