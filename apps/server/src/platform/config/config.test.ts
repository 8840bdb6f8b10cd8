import { readFileSync } from 'node:fs'
import { E } from '@compute-mall/core/fp'
import { describe, expect, it } from 'vitest'
import { Environment } from './config.ts'
import { readConfig } from './index.ts'

const right = (env: Record<string, string>) => {
  const config = readConfig(env)
  if (E.isLeft(config)) throw new Error(config.left.join('\n'))
  return config.right
}

describe('configuration', () => {
  it('[D25] needs nothing: an embedded database in .data, loopback, port 8080, the cashier one port on', () => {
    const config = right({})
    expect(config).toMatchObject({
      mode: 'development',
      host: '127.0.0.1',
      port: 8080,
      publicOrigin: 'http://localhost:8080',
      origins: ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'],
      seed: 'demo',
      cashier: {
        isOurs: true,
        port: 8081,
        origin: 'http://localhost:8081',
        internalOrigin: 'http://127.0.0.1:8081',
      },
      centerSshPort: 8082,
      rateLimit: 6000,
    })
    expect(config.database).toEqual({ kind: 'embedded', dir: config.dataDir })
    expect(config.dataDir).toMatch(/\/\.data$/)
  })

  it('[D24] lets the demonstration centre take SSH where one process does everything, else where a port is named', () => {
    const web = { ROLE: 'web', DATABASE_URL: 'postgres://mall@db.example.cn/mall' }
    expect([
      right({ CENTER_SSH_PORT: '0' }).centerSshPort,
      right({ PORT: '0' }).centerSshPort,
      right({ PORT: '65534' }).centerSshPort,
      right(web).centerSshPort,
      right({ ...web, CENTER_SSH_PORT: '2222' }).centerSshPort,
    ]).toEqual([null, null, null, null, 2222])
  })

  it('[D23] keeps an unpaid order for 24 h and a session for 12 h, 30 min in the back office, 7 days at most', () => {
    const { orderTtlMs, session } = right({})
    expect(orderTtlMs).toBe(86_400_000)
    expect(session).toEqual({ idleMs: 43_200_000, backOfficeIdleMs: 1_800_000, mostMs: 604_800_000 })
  })

  it('[D2] trusts the public origin alone once it is named', () => {
    expect(right({ PUBLIC_ORIGIN: 'https://mall.example.cn/' }).origins).toEqual(['https://mall.example.cn'])
  })

  it('puts demo accounts, whose passwords are published, into a named database only when told to', () => {
    const env = { DATABASE_URL: 'postgres://mall@db.example.cn/mall' }
    expect(right(env)).toMatchObject({
      database: { kind: 'postgres', url: env.DATABASE_URL, connections: 10 },
      seed: 'none',
    })
    expect(right({ ...env, SEED: 'demo' }).seed).toBe('demo')
  })

  it('[R2.25] shows goods to signed-in users, or to everybody where the operator says so', () => {
    expect(right({}).goodsAccess).toBe('login')
    expect(right({ GOODS_ACCESS: '' }).goodsAccess).toBe('login')
    expect(right({ GOODS_ACCESS: 'public' }).goodsAccess).toBe('public')
    expect(readConfig({ GOODS_ACCESS: 'open' })).toEqual(
      E.left(['GOODS_ACCESS must be one of login, public, but is "open".']),
    )
  })

  it('[S12] keeps uploads in a folder, or in a bucket that is named in full', () => {
    const bucket = {
      BLOBS: 's3',
      S3_ENDPOINT: 'https://s3.example.cn',
      S3_BUCKET: 'mall',
      S3_ACCESS_KEY_ID: 'AK',
    }
    expect(right({}).blobs).toBeNull()
    expect(readConfig(bucket)).toEqual(E.left(['BLOBS=s3 needs S3_SECRET_ACCESS_KEY.']))
    expect(right({ ...bucket, S3_SECRET_ACCESS_KEY: 'sk', S3_PREFIX: 'up/' }).blobs).toEqual({
      endpoint: 'https://s3.example.cn',
      region: 'us-east-1',
      bucket: 'mall',
      prefix: 'up/',
      accessKeyId: 'AK',
      secretAccessKey: 'sk',
    })
  })

  it('splits web, worker and migration only where several processes share a database', () => {
    const env = { DATABASE_URL: 'postgres://mall@db.example.cn/mall' }
    expect(right({}).role).toBe('all')
    expect(right({ ROLE: 'migrate' }).role).toBe('migrate')
    expect(right({ ...env, ROLE: 'web' }).role).toBe('web')
    expect(readConfig({ ROLE: 'worker' })).toEqual(
      E.left(['ROLE=worker needs DATABASE_URL: the embedded database serves one process alone.']),
    )
  })

  it('[S11] writes codes into the log of production only when told to', () => {
    expect(readConfig({ NODE_ENV: 'production' })).toEqual(
      E.left([
        'SMS_SENDER must be chosen in production: log writes text messages, with their codes, to the log.',
      ]),
    )
    expect(readConfig({ NODE_ENV: 'production', SMS_SENDER: 'log' })).toMatchObject({ _tag: 'Right' })
    expect(readConfig({ NODE_ENV: 'development' })).toMatchObject({ _tag: 'Right' })
  })

  it('sends mails by the server that is named, in a name of its own', () => {
    const env = { SMTP_URL: 'smtps://mall:p%40ss@smtp.example.cn', MAIL_FROM: '算力商城 <mall@example.cn>' }
    expect(right({}).smtp).toBeNull()
    expect(right(env).smtp).toEqual({
      host: 'smtp.example.cn',
      port: 465,
      isSecure: true,
      user: 'mall',
      password: 'p@ss',
      from: '算力商城 <mall@example.cn>',
    })
    expect(
      right({ ...env, SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'mall@example.cn' }).smtp,
    ).toMatchObject({
      port: 2525,
      isSecure: false,
      user: null,
    })
    expect(readConfig({ SMTP_URL: env.SMTP_URL })).toEqual(
      E.left(['SMTP_URL and MAIL_FROM must be given together.']),
    )
  })

  it.each([
    'mall',
    'a@example.cn, b@example.cn',
    'A <a@example.cn>\r\nBcc: b@example.cn',
    'A\nB <a@example.cn>',
    'A, B <a@example.cn>',
  ])('[S5] takes no sender %j, which would be more than one header', (MAIL_FROM) => {
    const config = readConfig({ SMTP_URL: 'smtp://user:secret@smtp.example.cn', MAIL_FROM })
    expect(E.isLeft(config) && config.left.join()).toMatch(/^MAIL_FROM must be/)
    expect(JSON.stringify(config)).not.toContain('secret')
  })

  it('takes an empty setting as one that is not given', () => {
    expect(right({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 8080,
      database: { kind: 'embedded' },
    })
  })

  it.each([
    ['PORT', '80x', 'PORT must be a whole number from 0 to 65534, but is "80x".'],
    ['PORT', '65535', 'PORT must be a whole number from 0 to 65534, but is "65535".'],
    ['HOST', 'a b', 'HOST must be a host name or address, but is "a b".'],
    ['NODE_ENV', 'prod', 'NODE_ENV must be one of development, production, test, but is "prod".'],
    ['ORDER_TTL_MINUTES', '0', 'ORDER_TTL_MINUTES must be a whole number of 1 or more, but is "0".'],
    [
      'PUBLIC_ORIGIN',
      'mall.example.cn',
      'PUBLIC_ORIGIN must be an http or https address without a path, but is "mall.example.cn".',
    ],
    [
      'PDF_ORIGINS',
      'https://docs.cn,http://plain.cn',
      'PDF_ORIGINS must be https addresses without a path, or http ones of this machine, divided by commas, but is "https://docs.cn,http://plain.cn".',
    ],
    [
      'ALLOWED_REDIRECTS',
      'https://a.cn,javascript:alert(1)',
      'ALLOWED_REDIRECTS must be http or https addresses without a path, divided by commas, but is "https://a.cn,javascript:alert(1)".',
    ],
    [
      'TRUSTED_PROXIES',
      'everybody',
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, divided by commas, but is "everybody".',
    ],
    [
      'DATABASE_URL',
      'mysql://root:geheim@db/x',
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://, but is another text.',
    ],
    [
      'PERSONAL_DATA_HASH_KEY',
      'c2VjcmV0',
      'PERSONAL_DATA_HASH_KEY must be 32 bytes in base64, but is another text.',
    ],
    [
      'PERSONAL_DATA_KEYS',
      'c2VjcmV0',
      'PERSONAL_DATA_KEYS must be keys of 32 bytes in base64, divided by commas, but is another text.',
    ],
    [
      'PERSONAL_DATA_KEYS',
      Buffer.alloc(32).toString('base64'),
      'PERSONAL_DATA_KEYS and PERSONAL_DATA_HASH_KEY must be given together.',
    ],
  ])('says in one sentence what to mend when %s is "%s"', (name, value, sentence) => {
    expect(readConfig({ [name]: value })).toEqual(E.left([sentence]))
  })

  it('is described, setting by setting, in docs/configuration.md', () => {
    const page = readFileSync(new URL('../../../../../docs/configuration.md', import.meta.url), 'utf8')
    const described = [...page.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map((row) => row[1])
    expect(described).toEqual(Object.keys(Environment.props))
  })

  it('names every wrong setting at once', () => {
    expect(readConfig({ PORT: 'x', SEED: 'much' })).toMatchObject({ left: { length: 2 } })
  })
})
