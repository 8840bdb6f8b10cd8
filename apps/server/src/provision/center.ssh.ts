import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ssh2, { type AuthContext, type Connection, type ServerChannel, type Session } from 'ssh2'
import { sshUseOf } from '../order/index.ts'
import { ownFolder } from '../platform/ownFolder.ts'
import type { Platform } from '../platform/platform.ts'
import { CENTER_CONNECTIONS, createAdmission } from './center.admission.ts'
import { fileStore } from './center.files.ts'
import { isSame } from './center.keys.ts'
import { serveFiles } from './center.sftp.ts'
import { answerLine, promptOf } from './center.shell.ts'
import { type Subject, subjectsOf } from './center.subject.ts'

/** Wrong passwords after which a connection is ended. */
const MAX_TRIES = 3
/** Shells, commands and file services of one connection, from when they are asked for until they end. */
const MAX_SESSIONS = 8
/** The most characters of a line that is typed. */
const MAX_LINE = 1_000
/** How long one has to sign in, and how often it is looked whether what one uses is still open. */
const LOOK_MS = 30_000
/** A connection that says nothing for so long is ended. */
const IDLE_MS = 600_000

/** The key by which clients know the centre again, made once and kept beside the data. */
const hostKeyIn = (dataDir: string): string => {
  const file = join(dataDir, 'center-host-key')
  if (!existsSync(file)) {
    ownFolder(dataDir)
    writeFileSync(file, ssh2.utils.generateKeyPairSync('ed25519').private, { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}

const ENTER: ReadonlySet<string> = new Set(['\r', '\n'])
const BACKSPACE: ReadonlySet<string> = new Set(['\b', '\u007f'])
/** Control with C or D. */
const END: ReadonlySet<string> = new Set(['\u0003', '\u0004'])

/** Reads lines as they are typed and answers each; what is typed is shown, as a terminal expects. */
const serveShell = (channel: ServerChannel, subject: Subject, clock: () => number): void => {
  let line = ''
  const say = (text: string) => channel.write(text.replaceAll('\n', '\r\n'))
  const end = (code: number) => {
    channel.exit(code)
    channel.end()
  }
  const take = (): void => {
    const { text, code, isLast } = answerLine(line, subject, new Date(clock()))
    line = ''
    say(text === '' ? '\n' : `\n${text}\n`)
    if (isLast) end(code)
    else say(promptOf(subject))
  }
  say(`The demonstration centre. Type help for what it knows.\n${promptOf(subject)}`)
  channel.on('data', (data: Buffer) => {
    for (const character of data.toString()) {
      if (END.has(character)) return end(0)
      if (ENTER.has(character)) take()
      else if (!BACKSPACE.has(character)) {
        if (line.length >= MAX_LINE) continue
        line += character
        say(character)
      } else if (line !== '') {
        line = line.slice(0, -1)
        say('\b \b')
      }
    }
  })
}

/**
 * The demonstration centre over SSH: answers the `ssh` and `sshfs` commands that `accessFor` hands out, for as long as
 * the resource is open, to whoever has its password (decision 41).
 */
export const sshServer = (platform: Platform, port: number): { readonly stop: () => void } => {
  const { clock, log, config } = platform
  const { byAccount, byLine } = subjectsOf(platform)
  const filesFor = fileStore()

  const findBy = async (account: string, password: string): Promise<Subject | undefined> =>
    (await byAccount(account)).find(
      (subject) =>
        sshUseOf(subject.kind) !== null && subject.password !== null && isSame(password, subject.password),
    )

  // A client that goes away in the middle, or says what nobody can read, is none of our concern.
  const tellBroken = ({ message }: Error): void =>
    log.debug({ message }, 'a connection to the demonstration centre broke')

  const serve = (session: Session, subject: Subject): void => {
    const hasShell = sshUseOf(subject.kind) === 'shell'
    session.on('pty', (accept) => accept?.())
    session.on('env', (accept) => accept?.())
    session.on('sftp', (accept) => {
      const sftp = accept()
      sftp.on('error', tellBroken)
      serveFiles(sftp, filesFor(subject.lineId), clock)
    })
    session.on('shell', (accept, reject) => {
      if (!hasShell) return reject()
      const channel = accept()
      channel.on('error', tellBroken)
      return serveShell(channel, subject, clock)
    })
    session.on('exec', (accept, reject, { command }) => {
      if (!hasShell) return reject()
      const channel = accept()
      channel.on('error', tellBroken)
      const { text, code } = answerLine(command, subject, new Date(clock()))
      if (text !== '') (code === 0 ? channel : channel.stderr).write(`${text}\n`)
      channel.exit(code)
      return channel.end()
    })
  }

  const clients = new Set<Connection>()
  const admit = createAdmission(clock)
  const connect = (client: Connection, { ip }: { readonly ip: string }): void => {
    client.on('error', tellBroken)
    const visit = admit(ip)
    if (visit === null) return void client.end()
    let sessions = 0
    let subject: Subject | undefined
    let tries = 0
    clients.add(client)
    // Who does not sign in is shown out, and who is in when the resource ends.
    const look = async (): Promise<void> => {
      if (subject === undefined || (await byLine(subject.lineId)) === undefined) client.end()
    }
    const watch = setInterval(() => void look().catch(tellBroken), LOOK_MS)
    client.on('close', () => {
      clearInterval(watch)
      clients.delete(client)
      visit.ended()
    })
    const refuse = (context: AuthContext) => {
      context.reject(['password'])
      if (context.method === 'password') {
        tries += 1
        visit.failed()
      }
      if (tries >= MAX_TRIES || !visit.mayTry()) client.end()
    }
    client.on('authentication', (context) => {
      if (context.method !== 'password' || !visit.mayTry()) return refuse(context)
      findBy(context.username, context.password).then(
        (found) => {
          if (found === undefined) return refuse(context)
          subject = found
          visit.signedIn()
          return context.accept()
        },
        (error: unknown) => {
          log.error({ error }, 'the demonstration centre could not look up an account')
          refuse(context)
        },
      )
    })
    client.on('session', (accept, reject) => {
      if (subject === undefined || sessions >= MAX_SESSIONS) return void reject()
      sessions += 1
      const session = accept()
      session.on('close', () => {
        sessions -= 1
      })
      return serve(session, subject)
    })
  }

  const server = new ssh2.Server(
    { hostKeys: [hostKeyIn(config.dataDir)], ident: 'DemoCentre', keepaliveInterval: IDLE_MS / 4 },
    connect,
  )
  server.maxConnections = CENTER_CONNECTIONS.all
  // A port that somebody else has keeps nobody from the mall.
  server.on('error', ({ message }: Error) =>
    log.warn({ port, message }, 'the demonstration centre takes no SSH'),
  )
  server.listen(port, config.host)
  return {
    stop: () => {
      server.close()
      for (const client of clients) client.end()
    },
  }
}
