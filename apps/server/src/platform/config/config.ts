import { fileURLToPath } from 'node:url'
import { decode } from '@compute-mall/core/codec'
import { E, pipe } from '@compute-mall/core/fp'
import { type GoodsAccess, goodsAccesses } from '@compute-mall/core/http'
import { DAY_MS, MINUTE_MS } from '@compute-mall/core/time'
import * as t from 'io-ts'
import {
  Choice,
  Folder,
  Host,
  Key,
  Keys,
  MailFrom,
  Networks,
  Origin,
  Origins,
  or,
  PostgresUrl,
  Prefix,
  Secret,
  SecureOrigin,
  SecureOrigins,
  SmtpUrl,
  WholeNumber,
  Word,
} from './config.codec.ts'

/** The checkout, from which relative defaults are reckoned wherever the server is started. */
const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url))

/** Every setting by its environment name; docs/configuration.md is the table for people. */
export const Environment = t.type({
  ROLE: or(Choice('all', 'web', 'worker', 'migrate'), 'all' as const),
  NODE_ENV: or(Choice('development', 'production', 'test'), 'development' as const),
  LOG_LEVEL: or(Choice('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'), 'info' as const),
  HOST: or(Host, '127.0.0.1'),
  PORT: or(WholeNumber(0, 65_534), 8080),
  PUBLIC_ORIGIN: or(Origin, undefined),
  ALLOWED_REDIRECTS: or(Origins, []),
  EMBED_ORIGINS: or(Origins, []),
  LINK_ORIGINS: or(Origins, []),
  GOODS_ACCESS: or(Choice(...goodsAccesses), 'login' as const),
  PUBLIC_MAIN_HOST: or(Host, undefined),
  PDF_ORIGINS: or(SecureOrigins, []),
  LIVE_PLAYER_ORIGIN: or(SecureOrigin, undefined),
  TRUSTED_PROXIES: or(Networks, undefined),
  DATABASE_URL: or(PostgresUrl, undefined),
  DATABASE_POOL: or(WholeNumber(1, 100), 10),
  DATA_DIR: or(Folder, `${ROOT}.data`),
  SEED: or(Choice('demo', 'none'), undefined),
  CASHIER: or(Choice('own', 'elsewhere'), 'own' as const),
  CASHIER_PORT: or(WholeNumber(1, 65_535), undefined),
  CASHIER_ORIGIN: or(Origin, undefined),
  CENTER_SSH_PORT: or(WholeNumber(0, 65_535), undefined),
  SESSION_IDLE_MINUTES: or(WholeNumber(1), 720),
  BACK_OFFICE_IDLE_MINUTES: or(WholeNumber(1), 30),
  SESSION_DAYS: or(WholeNumber(1, 365), 7),
  ORDER_TTL_MINUTES: or(WholeNumber(1), 1440),
  PROVISION_DELAY_MS: or(WholeNumber(0), 3000),
  RATE_LIMIT: or(WholeNumber(0), 6000),
  BLOBS: or(Choice('folder', 's3'), 'folder' as const),
  S3_ENDPOINT: or(Origin, undefined),
  S3_REGION: or(Word, 'us-east-1'),
  S3_BUCKET: or(Word, undefined),
  S3_PREFIX: or(Prefix, ''),
  S3_ACCESS_KEY_ID: or(Secret, undefined),
  S3_SECRET_ACCESS_KEY: or(Secret, undefined),
  SMS_SENDER: or(Choice('log'), undefined),
  SMTP_URL: or(SmtpUrl, undefined),
  MAIL_FROM: or(MailFrom, undefined),
  PERSONAL_DATA_KEYS: or(Keys, undefined),
  PERSONAL_DATA_HASH_KEY: or(Key, undefined),
})
type Environment = t.TypeOf<typeof Environment>

export type DatabaseConfig =
  | { readonly kind: 'embedded'; readonly dir: string }
  | { readonly kind: 'postgres'; readonly url: string; readonly connections: number }

/** Keys of 32 bytes. The first of `sealing` seals; the others open what was sealed before it came. */
export interface VaultKeys {
  readonly sealing: readonly [Buffer, ...Buffer[]]
  readonly hashing: Buffer
}

/** A bucket of an S3-compatible storage. */
export interface BucketConfig {
  /** An origin; the bucket is the first part of the path. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  /** Stands before the name of each file, e.g. `mall/`. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** By which server mails go out, and in whose name. */
export interface SmtpConfig {
  readonly host: string
  readonly port: number
  /** Encrypted from the first byte; else as soon as the server offers it, which it must when there is a password. */
  readonly isSecure: boolean
  readonly user: string | null
  readonly password: string
  readonly from: string
}

/** What a process does; docs/deployment.md. */
type Role = Environment['ROLE']

export interface Config {
  readonly role: Role
  readonly mode: 'development' | 'production' | 'test'
  readonly logLevel: string
  readonly host: string
  readonly port: number
  /** Where browsers find the mall, e.g. `https://mall.example.cn`. */
  readonly publicOrigin: string
  /** Pages of these origins may ask for changes: the public one, and the loopback's names when none was named. */
  readonly origins: readonly string[]
  /** Other origins that a sign-in or sign-out may lead to. */
  readonly allowedRedirects: readonly string[]
  /** Other origins whose pages may show the embedded views (R2.04). */
  readonly embedOrigins: readonly string[]
  /** Other origins to which banners and ads may lead (width 2.6). */
  readonly linkOrigins: readonly string[]
  /** The host of the public main site, which shows nobody a sales contact (R6.04); null for none. */
  readonly publicMainHost: string | null
  /** Other origins whose documents the viewer may show (R2.13). */
  readonly pdfOrigins: readonly string[]
  /** Where the operator's player of broadcasts is; null shows a test picture (R3.07). */
  readonly livePlayer: string | null
  /** Who may read goods in full (R2.25). */
  readonly goodsAccess: GoodsAccess
  /** Proxies of our own, which say truly who calls; null when there are none. */
  readonly trustedProxies: readonly string[] | null
  readonly dataDir: string
  readonly database: DatabaseConfig
  /** Where uploads are kept; null is a folder of `dataDir`. */
  readonly blobs: BucketConfig | null
  /** Who sends mails; null writes them to the log, and in development on the outbox page. */
  readonly smtp: SmtpConfig | null
  readonly seed: 'demo' | 'none'
  /** The embedded payment provider. We start it ourselves unless it runs elsewhere, shared by several servers. */
  readonly cashier: {
    readonly isOurs: boolean
    readonly port: number
    /** Where a phone finds it. */
    readonly origin: string
    /** Where this server reaches it. */
    readonly internalOrigin: string
  }
  /** On which port the demonstration centre takes SSH; null where it does not. */
  readonly centerSshPort: number | null
  readonly session: { readonly idleMs: number; readonly backOfficeIdleMs: number; readonly mostMs: number }
  /** How long an order waits for its payment (decision D23). */
  readonly orderTtlMs: number
  /** How long the embedded provisioner takes to open a resource (decision D24). */
  readonly provisionDelayMs: number
  /** Requests a minute from one address; 0 is no limit. */
  readonly rateLimit: number
  /** With which personal data are sealed and hashed (decision D26); null when keys kept in `dataDir` serve. */
  readonly personalDataKeys: VaultKeys | null
}

const loopback = (port: number): readonly string[] =>
  ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`)

const cashierOf = (env: Environment): Config['cashier'] => {
  const port = env.CASHIER_PORT ?? env.PORT + 1
  const isOurs = env.CASHIER === 'own'
  const origin = env.CASHIER_ORIGIN ?? `http://localhost:${port}`
  return { isOurs, port, origin, internalOrigin: isOurs ? `http://127.0.0.1:${port}` : origin }
}

const LAST_PORT = 65_535

/**
 * Behind the port of the cashier, where one process does everything; a port that is chosen by the machine has none
 * behind it, nor has the last one.
 */
const sshPortOf = ({
  CENTER_SSH_PORT: given,
  PORT: port,
  ROLE: role,
}: Environment): Config['centerSshPort'] => {
  const wanted = given ?? (port === 0 || role !== 'all' ? 0 : port + 2)
  return wanted === 0 || wanted > LAST_PORT ? null : wanted
}

const bucketOf = (env: Environment): BucketConfig | null => {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (
    env.BLOBS === 'folder' ||
    S3_ENDPOINT === undefined ||
    S3_BUCKET === undefined ||
    S3_ACCESS_KEY_ID === undefined ||
    S3_SECRET_ACCESS_KEY === undefined
  )
    return null
  return {
    endpoint: S3_ENDPOINT,
    region: env.S3_REGION,
    bucket: S3_BUCKET,
    prefix: env.S3_PREFIX,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/** Ports of submission (RFC 6409, RFC 8314). */
const SMTP_PORTS = { 'smtp:': 587, 'smtps:': 465 } as const

const smtpOf = ({ SMTP_URL: url, MAIL_FROM: from }: Environment): SmtpConfig | null => {
  if (url === undefined || from === undefined) return null
  const isSecure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: url.port === '' ? SMTP_PORTS[isSecure ? 'smtps:' : 'smtp:'] : Number(url.port),
    isSecure,
    user: url.username === '' ? null : decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    from,
  }
}

const configOf = (env: Environment): Config => {
  const origins = env.PUBLIC_ORIGIN === undefined ? loopback(env.PORT) : [env.PUBLIC_ORIGIN]
  return {
    role: env.ROLE,
    mode: env.NODE_ENV,
    logLevel: env.LOG_LEVEL,
    host: env.HOST,
    port: env.PORT,
    publicOrigin: origins[0] ?? '',
    origins,
    allowedRedirects: env.ALLOWED_REDIRECTS,
    embedOrigins: env.EMBED_ORIGINS,
    linkOrigins: env.LINK_ORIGINS,
    publicMainHost: env.PUBLIC_MAIN_HOST ?? null,
    pdfOrigins: env.PDF_ORIGINS,
    livePlayer: env.LIVE_PLAYER_ORIGIN ?? null,
    goodsAccess: env.GOODS_ACCESS,
    trustedProxies: env.TRUSTED_PROXIES ?? null,
    dataDir: env.DATA_DIR,
    database:
      env.DATABASE_URL === undefined
        ? { kind: 'embedded', dir: env.DATA_DIR }
        : { kind: 'postgres', url: env.DATABASE_URL, connections: env.DATABASE_POOL },
    blobs: bucketOf(env),
    smtp: smtpOf(env),
    // Demo accounts have published passwords: a database that somebody set up gets them only on request.
    seed: env.SEED ?? (env.DATABASE_URL === undefined ? 'demo' : 'none'),
    cashier: cashierOf(env),
    centerSshPort: sshPortOf(env),
    session: {
      idleMs: env.SESSION_IDLE_MINUTES * MINUTE_MS,
      backOfficeIdleMs: env.BACK_OFFICE_IDLE_MINUTES * MINUTE_MS,
      mostMs: env.SESSION_DAYS * DAY_MS,
    },
    orderTtlMs: env.ORDER_TTL_MINUTES * MINUTE_MS,
    provisionDelayMs: env.PROVISION_DELAY_MS,
    rateLimit: env.RATE_LIMIT,
    personalDataKeys:
      env.PERSONAL_DATA_KEYS === undefined || env.PERSONAL_DATA_HASH_KEY === undefined
        ? null
        : { sealing: env.PERSONAL_DATA_KEYS, hashing: env.PERSONAL_DATA_HASH_KEY },
  }
}

/** Codes in the log of production, where whoever reads it could use them, must be wanted. */
const withSender = (env: Environment): E.Either<readonly string[], Environment> =>
  env.NODE_ENV === 'production' && env.SMS_SENDER === undefined
    ? E.left([
        'SMS_SENDER must be chosen in production: log writes text messages, with their codes, to the log.',
      ])
    : E.right(env)

/** Without one of these a bucket cannot be used, and uploads must not fall into a folder that nobody backs up. */
const bucketWhole = (env: Environment): E.Either<readonly string[], Environment> => {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = env.BLOBS === 's3' ? needed.filter((name) => env[name] === undefined) : []
  return missing.length > 0 ? E.left([`BLOBS=s3 needs ${missing.join(', ')}.`]) : E.right(env)
}

/** The embedded database belongs to one process, which then has to do everything. */
const rolesApart = (env: Environment): E.Either<readonly string[], Environment> =>
  (env.ROLE === 'web' || env.ROLE === 'worker') && env.DATABASE_URL === undefined
    ? E.left([`ROLE=${env.ROLE} needs DATABASE_URL: the embedded database serves one process alone.`])
    : E.right(env)

type Variables = Readonly<Record<string, string | undefined>>

/** A password may stand in an address, and what is wrong must not reach a log with it; a key is secret anyhow. */
const SECRET = [
  'DATABASE_URL',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'PERSONAL_DATA_KEYS',
  'PERSONAL_DATA_HASH_KEY',
]
const shown = (name: string, env: Variables): string =>
  SECRET.includes(name) ? 'another text' : `"${env[name]}"`

/** One of the two keys without the other would seal with the one and hash with nothing that lasts. */
const keysTogether = (env: Environment): E.Either<readonly string[], Environment> =>
  (env.PERSONAL_DATA_KEYS === undefined) === (env.PERSONAL_DATA_HASH_KEY === undefined)
    ? E.right(env)
    : E.left(['PERSONAL_DATA_KEYS and PERSONAL_DATA_HASH_KEY must be given together.'])

/** A mail without a sender is no mail, and a sender without a server sends none. */
const smtpWhole = (env: Environment): E.Either<readonly string[], Environment> =>
  (env.SMTP_URL === undefined) === (env.MAIL_FROM === undefined)
    ? E.right(env)
    : E.left(['SMTP_URL and MAIL_FROM must be given together.'])

/** Reads the settings; the left holds one sentence per wrong value that says what to mend. */
export const readConfig = (env: Variables): E.Either<readonly string[], Config> =>
  pipe(
    env,
    decode(Environment),
    E.mapLeft((failures): readonly string[] =>
      failures.map(({ path, reason }) => `${path} must be ${reason}, but is ${shown(path, env)}.`),
    ),
    E.chain(rolesApart),
    E.chain(bucketWhole),
    E.chain(keysTogether),
    E.chain(smtpWhole),
    E.chain(withSender),
    E.map(configOf),
  )
