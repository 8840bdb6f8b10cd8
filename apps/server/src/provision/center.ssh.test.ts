import { E } from '@compute-mall/core/fp'
import type { GoodsKind } from '@compute-mall/core/goods'
import { orderEndpoints } from '@compute-mall/core/order'
import { type AccessValue, provisionEndpoints } from '@compute-mall/core/provision'
import ssh2, { type SFTPWrapper } from 'ssh2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  intentFor,
  order,
  publishAgreement,
  putOnSale,
  startTestServer,
  type TestServer,
} from '../testing/index.ts'
import { freePort } from '../testing/ports.ts'

const { detail, secrets, release } = provisionEndpoints

let server: TestServer
let port: number
beforeAll(async () => {
  port = await freePort()
  server = await startTestServer({ listen: true, env: { CENTER_SSH_PORT: String(port) } })
  await publishAgreement(server.platform.db)
})
afterAll(() => server.stop())

/** Something open, with what its owner reads of how to use it. */
const opened = async (kind: GoodsKind) => {
  const buyer = await server.signIn()
  const sale = await putOnSale(server.platform.db, { kind, price: '0.00', billingType: 'FREE', free: 10 })
  const made = await order(buyer, intentFor(sale))
  if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
  await server.runJob('provisioning')
  await server.runJob('provisioning')
  const { lines } = await buyer.get(orderEndpoints.detail, { params: { orderId: made.right.orderId } })
  const params = { lineId: lines[0]?.lineId ?? '' }
  const { access } = await buyer.get(detail, { params })
  const told = await buyer.get(secrets, { params })
  const password = told.find(({ key }) => key === 'password')?.value ?? ''
  return { buyer, params, access, password, username: accessOf(access, 'account') }
}
const accessOf = (access: readonly AccessValue[], key: string): string =>
  access.find((value) => value.key === key)?.value ?? ''

const connect = (username: string, password: string): Promise<ssh2.Client> =>
  new Promise((resolve, reject) => {
    const client = new ssh2.Client()
    client
      .once('ready', () => resolve(client))
      .once('error', reject)
      .connect({ host: '127.0.0.1', port, username, password })
  })

/** Runs a command, or types into a shell where none is given, until the centre ends it. */
const say = (client: ssh2.Client, command: string | null, typed = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const follow = (error: Error | undefined, channel: ssh2.ClientChannel) => {
      if (error) return reject(error)
      let said = ''
      channel.on('data', (data: Buffer) => (said += data.toString()))
      channel.stderr.on('data', (data: Buffer) => (said += data.toString()))
      channel.once('close', () => resolve(said))
      return channel.write(typed)
    }
    if (command === null) client.shell(follow)
    else client.exec(command, follow)
  })

const sftpOf = (client: ssh2.Client): Promise<SFTPWrapper> =>
  new Promise((resolve, reject) => client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp))))

describe('the demonstration centre over SSH', () => {
  it.each(['general', 'heterogeneous', 'cloudServer', 'bareMetal'] as const)(
    '[R4.05][D24] answers the command that the owner of %s copies, until it is released',
    async (kind) => {
      const { buyer, params, access, username, password } = await opened(kind)
      expect(accessOf(access, 'ssh')).toBe(`ssh -p ${port} ${username}@mall.test`)
      const client = await connect(username, password)
      expect(await say(client, 'whoami')).toBe(`${username}\n`)
      expect(await say(client, 'nvidia-smi')).toContain('A800')
      expect(await say(client, 'rm -rf /')).toBe('rm: command not found; try help\n')
      const typed = await say(client, null, 'whoamx\bi\rexit\r')
      expect(typed).toContain(`\r\n${username}\r\n`)
      client.end()
      await buyer.get(release, { params })
      await expect(connect(username, password)).rejects.toThrow(/authentication/)
    },
  )

  it('[R4.05][D24] keeps the files of storage that is mounted, a mebibyte of them', async () => {
    const { access, username, password } = await opened('storage')
    expect(accessOf(access, 'mount')).toBe(
      `mkdir -p ~/${username} && sshfs -p ${port} ${username}@mall.test:/ ~/${username}`,
    )
    const client = await connect(username, password)
    await expect(say(client, 'whoami')).rejects.toThrow(/exec/)
    const sftp = await sftpOf(client)
    const write = (name: string, content: Buffer): Promise<void> =>
      new Promise((resolve, reject) =>
        sftp.writeFile(name, content, (error) => (error ? reject(error) : resolve())),
      )
    const read = (name: string): Promise<string> =>
      new Promise((resolve, reject) =>
        sftp.readFile(name, (error, data) => (error ? reject(error) : resolve(data.toString()))),
      )
    const names = (): Promise<readonly string[]> =>
      new Promise((resolve, reject) =>
        sftp.readdir('/', (error, files) =>
          error ? reject(error) : resolve(files.map(({ filename }) => filename)),
        ),
      )
    expect(await names()).toEqual(['readme.txt'])
    expect(await read('/readme.txt')).toBe('The files of this resource are ready.\n')
    await write('/论文.txt', Buffer.from('第一章'))
    expect(await read('/论文.txt')).toBe('第一章')
    await expect(write('/big', Buffer.alloc(1_048_577))).rejects.toThrow()
    await expect(read('/../etc/passwd')).rejects.toThrow(/No such file/i)
    client.end()
  })

  it('[S1] takes nobody else’s password, and none for what is used otherwise', async () => {
    const [own, other, model] = [await opened('general'), await opened('general'), await opened('model')]
    await expect(connect(own.username, other.password)).rejects.toThrow(/authentication/)
    await expect(connect('root', own.password)).rejects.toThrow(/authentication/)
    expect(model.username).toBe('')
    await expect(connect(`cm${model.params.lineId.slice(-8)}`, own.password)).rejects.toThrow(
      /authentication/,
    )
  })

  it('[D24] hands out no such command where it takes no SSH', async () => {
    const quiet = await startTestServer()
    await publishAgreement(quiet.platform.db)
    const buyer = await quiet.signIn()
    const sale = await putOnSale(quiet.platform.db, {
      kind: 'storage',
      price: '0.00',
      billingType: 'FREE',
      free: 10,
    })
    const made = await order(buyer, intentFor(sale))
    if (E.isLeft(made)) throw new Error(JSON.stringify(made.left))
    await quiet.runJob('provisioning')
    await quiet.runJob('provisioning')
    const { lines } = await buyer.get(orderEndpoints.detail, { params: { orderId: made.right.orderId } })
    const { access } = await buyer.get(detail, { params: { lineId: lines[0]?.lineId ?? '' } })
    expect(access.map(({ key }) => key)).toEqual(['account', 'protocol', 'key', 'usage'])
    await quiet.stop()
  })

  it('[H4] opens no more than 64 files at once, and takes no name that is long or hides something', async () => {
    const { username, password } = await opened('storage')
    const client = await connect(username, password)
    const sftp = await new Promise<SFTPWrapper>((resolve, reject) =>
      client.sftp((error, made) => (error ? reject(error) : resolve(made))),
    )
    const open = (name: string, mode: 'r' | 'w') =>
      new Promise<string>((resolve) =>
        sftp.open(name, mode, (error) => resolve(error === undefined ? 'open' : 'refused')),
      )
    expect(await open('x'.repeat(256), 'w')).toBe('refused')
    expect(await open('a\u202eb', 'w')).toBe('refused')
    const answers = await Promise.all(Array.from({ length: 70 }, () => open('readme.txt', 'r')))
    expect(answers.filter((answer) => answer === 'open')).toHaveLength(64)
    client.end()
  })
})
