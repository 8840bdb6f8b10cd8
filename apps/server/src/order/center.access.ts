import type { Words } from '@compute-mall/core/codec'
import type { GoodsKind } from '@compute-mall/core/goods'
import type { Vault } from '../platform/vault.ts'
import type { LineDocument, ResourceAccess, StoredAccess } from './order.tables.ts'

/** Below which the demonstration centre answers the commands that `accessFor` hands out. */
export const CENTER_PATH = '/demo-center'

/** The key by which the demonstration centre knows the owner of a line's resource; the same for as long as it lives. */
export const centerKeyOf = (vault: Vault, lineId: string): string =>
  `cm-${vault
    .fingerprint('demo-center-key', lineId)
    .replaceAll(/[^a-zA-Z0-9]/g, '')
    .slice(0, 32)}`

const ACCOUNT_DIGITS = 8
/** The account by which the resource of a line is used. */
export const centerAccountOf = (lineId: string): string => `cm${lineId.slice(-ACCOUNT_DIGITS)}`
/** The end of the id of the line that an account is of; null where no line has such an account. */
export const lineEndOf = (account: string): string | null => /^cm([\da-f]{8})$/.exec(account)?.[1] ?? null

/** What the access data of a line are made of. */
export interface CenterFacts {
  readonly lineId: string
  readonly key: string
  /** The initial password of the account. */
  readonly password: string
  /** Where the demonstration centre is reached. */
  readonly origin: string
  /** Where it takes SSH there; null where it does not. */
  readonly sshPort: number | null
}

interface Opened extends CenterFacts {
  readonly clusterId: string
  readonly account: string
}

const plain = (key: string, zh: string, en: string, value: string): StoredAccess => ({
  key,
  name: { zh, en },
  kind: 'plain',
  value,
})
const secret = (key: string, zh: string, en: string, value: string): StoredAccess => ({
  ...plain(key, zh, en, value),
  kind: 'secret',
})
const command = (key: string, name: Words, value: string): StoredAccess => ({
  key,
  name,
  kind: 'command',
  value,
})

const urlOf = ({ origin, lineId }: CenterFacts, path: string): string =>
  `${origin}${CENTER_PATH}/${lineId}/${path}`
/** A call of the centre with the key of the resource. */
const curl = (facts: CenterFacts, path: string, more = ''): string =>
  `curl -s -H 'Authorization: Bearer {{key}}'${more} '${urlOf(facts, path)}'`

/** Host, port and account for SSH, and the commands that use them; none where it is not taken. */
const overSsh = (
  facts: Opened,
  host: readonly [zh: string, en: string],
  commandOf: (place: { readonly port: number; readonly at: string }) => StoredAccess,
): ResourceAccess => {
  const { origin, sshPort: port, account } = facts
  if (port === null) return [plain('account', '账号', 'Account', account)]
  const { hostname } = new URL(origin)
  return [
    plain('host', ...host, hostname),
    plain('port', '端口', 'Port', `${port}`),
    plain('account', '账号', 'Account', account),
    secret('password', '初始密码', 'Initial password', facts.password),
    commandOf({ port, at: `${account}@${hostname}` }),
  ]
}

const shell = ({ port, at }: { readonly port: number; readonly at: string }): StoredAccess =>
  command('ssh', { zh: '登录', en: 'Sign in' }, `ssh -p ${port} ${at}`)

const keyOf = ({ key }: CenterFacts) => secret('key', '访问密钥', 'Access key', key)

const batch = (facts: Opened): ResourceAccess => [
  ...overSsh(facts, ['登录节点', 'Login node'], shell),
  plain('queue', '队列', 'Queue', `${facts.clusterId}-share`),
  keyOf(facts),
  command('queue', { zh: '查看队列与余量', en: 'Queue and what is left' }, curl(facts, 'queue')),
]

const machine = (facts: Opened): ResourceAccess => [
  ...overSsh(facts, ['公网地址', 'Public address'], shell),
  keyOf(facts),
  command('status', { zh: '查看运行状态', en: 'State of the machine' }, curl(facts, 'status')),
]

const disk = (facts: Opened): ResourceAccess => [
  ...overSsh(facts, ['存储地址', 'Storage address'], ({ port, at }) =>
    command(
      'mount',
      { zh: '挂载', en: 'Mount' },
      `mkdir -p ~/${facts.account} && sshfs -p ${port} ${at}:/ ~/${facts.account}`,
    ),
  ),
  plain('protocol', '协议', 'Protocol', 'SFTP'),
  keyOf(facts),
  command('usage', { zh: '查看用量', en: 'Space in use' }, curl(facts, 'usage')),
]

const licence = (facts: Opened): ResourceAccess => [
  secret('licence', '授权码', 'Licence key', facts.lineId.replaceAll('-', '').toUpperCase()),
  keyOf(facts),
  command('activate', { zh: '激活', en: 'Activate' }, curl(facts, 'licence', ' -X POST')),
]

const application = (facts: Opened): ResourceAccess => [
  plain('url', '登录地址', 'Address', urlOf(facts, 'app')),
  plain('account', '账号', 'Account', facts.account),
  secret('password', '初始密码', 'Initial password', facts.password),
  keyOf(facts),
  command('session', { zh: '检查登录', en: 'Check the sign-in' }, curl(facts, 'status')),
]

const model = (facts: Opened): ResourceAccess => [
  plain('baseUrl', '接口地址', 'Base URL', urlOf(facts, 'v1')),
  plain('model', '模型名称', 'Model name', 'demo-model'),
  keyOf(facts),
  command(
    'chat',
    { zh: '调用模型', en: 'Call the model' },
    curl(
      facts,
      'v1/chat/completions',
      ` -H 'Content-Type: application/json' -d '{"model":"demo-model","messages":[{"role":"user","content":"Hello"}]}'`,
    ),
  ),
]

const files = (facts: Opened): ResourceAccess => [
  plain('url', '下载地址', 'Download address', urlOf(facts, 'files/readme.txt')),
  keyOf(facts),
  command('download', { zh: '下载', en: 'Download' }, curl(facts, 'files/readme.txt', ' -O')),
]

const expert = ({ lineId }: Opened): ResourceAccess => [
  plain('ticket', '服务单号', 'Service number', lineId.slice(-10).toUpperCase()),
  plain('hotline', '服务热线', 'Hotline', '400-000-0000'),
]

/** How a kind of goods is used once it is open. */
interface Use {
  /** What its customer is given. */
  readonly access: (facts: Opened) => ResourceAccess
  /** What may be done with its account over SSH: everything, or files alone; null where it is used otherwise. */
  readonly ssh: 'shell' | 'files' | null
}

const uses: Readonly<Record<GoodsKind, Use>> = {
  general: { access: batch, ssh: 'shell' },
  heterogeneous: { access: batch, ssh: 'shell' },
  storage: { access: disk, ssh: 'files' },
  cloudServer: { access: machine, ssh: 'shell' },
  bareMetal: { access: machine, ssh: 'shell' },
  software: { access: licence, ssh: null },
  saas: { access: application, ssh: null },
  model: { access: model, ssh: null },
  data: { access: files, ssh: null },
  sourceCode: { access: files, ssh: null },
  service: { access: expert, ssh: null },
}

/** What may be done over SSH with the account of goods of a kind. */
export const sshUseOf = (kind: GoodsKind): Use['ssh'] => uses[kind].ssh

/** The access data that the demonstration centre gives for a line, with its secrets open. */
export const accessFor = ({ kind, clusterId }: LineDocument, facts: CenterFacts): ResourceAccess =>
  uses[kind].access({
    ...facts,
    clusterId: clusterId ?? 'demo',
    account: centerAccountOf(facts.lineId),
  })
