import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createSmtpSender, MailRefused } from './mail.ts'

/** A mail server that knows as much of RFC 5321 as one mail needs. */
const listen = async (answerTo: (command: string) => string | undefined = () => undefined) => {
  const commands: string[] = []
  let letter = ''
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 mail.test\r\n')
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      if (isData) {
        letter += chunk
        if (!letter.endsWith('\r\n.\r\n')) return
        isData = false
        socket.write('250 taken\r\n')
        return
      }
      for (const command of chunk.split('\r\n').filter((line) => line !== '')) {
        commands.push(command)
        isData = command === 'DATA'
        socket.write(`${answerTo(command) ?? (isData ? '354 go on' : '250 mail.test')}\r\n`)
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  open.push(server)
  const { port } = server.address() as AddressInfo
  return { port, commands, letter: () => letter }
}
const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close()
})

const senderOf = (port: number, user: string | null = null) =>
  createSmtpSender({
    host: '127.0.0.1',
    port,
    isSecure: false,
    user,
    password: 'secret',
    from: '算力商城 <mall@example.cn>',
  })
const mail = { to: 'reader@example.cn', subject: '【算力商城】退款已完成', text: '订单已退款。' }

describe('mails by SMTP', () => {
  it('[R4.01] reach one address, with texts whole', async () => {
    const { port, commands, letter } = await listen()
    await senderOf(port).send(mail)
    expect(commands).toContain('MAIL FROM:<mall@example.cn>')
    expect(commands.filter((command) => command.startsWith('RCPT'))).toEqual(['RCPT TO:<reader@example.cn>'])
    expect(letter()).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    const [, body = ''] = letter().split('\r\n\r\n')
    expect(
      Buffer.from(body.replace(/\r\n\.\r\n$/, ''), 'base64')
        .toString('utf8')
        .trim(),
    ).toBe(mail.text)
  })

  it('[S5] have no header and no receiver more than meant, whatever the texts hold', async () => {
    const { port, commands, letter } = await listen()
    await senderOf(port).send({
      ...mail,
      subject: 'one\r\nBcc: other@example.cn',
      text: 'first\r\n.\r\nRCPT TO:<other@example.cn>\r\n',
    })
    expect(commands.filter((command) => command.startsWith('RCPT'))).toHaveLength(1)
    const [head = ''] = letter().split('\r\n\r\n')
    expect(head).not.toMatch(/^bcc:/im)
  })

  it('[R4.01] are refused for good by the address, and otherwise may be tried again', async () => {
    const gone = await listen((command) => (command.startsWith('RCPT') ? '550 no such mailbox' : undefined))
    await expect(senderOf(gone.port).send(mail)).rejects.toBeInstanceOf(MailRefused)
    const full = await listen((command) => (command.startsWith('RCPT') ? '452 full' : undefined))
    await expect(senderOf(full.port).send(mail)).rejects.not.toBeInstanceOf(MailRefused)
  })

  it('[S10] send no password over a line that anybody can read', async () => {
    const { port, commands } = await listen()
    await expect(senderOf(port, 'mall').send(mail)).rejects.toThrow()
    expect(commands.join()).not.toContain('AUTH')
  })
})
