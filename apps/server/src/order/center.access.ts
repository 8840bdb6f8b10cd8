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

/** What the access data of a line are made of. */
export interface CenterFacts {
  readonly lineId: string
  readonly key: string
  /** Where the demonstration centre is reached. */
  readonly origin: string
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

/** An address of 203.0.113.0/24, which is kept for examples (RFC 5737). */
const addressOf = ({ lineId }: CenterFacts): string =>
  `203.0.113.${1 + ([...lineId].reduce((sum, character) => sum + character.charCodeAt(0), 0) % 254)}`

const keyOf = ({ key }: CenterFacts) => secret('key', '访问密钥', 'Access key', key)

const batch = (facts: Opened): ResourceAccess => {
  const node = `login.${facts.clusterId}.hpc.example`
  return [
    plain('account', '账号', 'Account', facts.account),
    plain('node', '登录节点', 'Login node', node),
    plain('port', '端口', 'Port', '22'),
    plain('queue', '队列', 'Queue', `${facts.clusterId}-share`),
    secret('password', '初始密码', 'Initial password', facts.key.slice(3, 15)),
    keyOf(facts),
    command('ssh', { zh: '登录', en: 'Sign in' }, `ssh -p 22 ${facts.account}@${node}`),
    command('queue', { zh: '查看队列与余量', en: 'Queue and what is left' }, curl(facts, 'queue')),
  ]
}

const machine = (facts: Opened): ResourceAccess => {
  const address = addressOf(facts)
  return [
    plain('address', '公网地址', 'Public address', address),
    plain('port', '端口', 'Port', '22'),
    plain('account', '账号', 'Account', 'root'),
    secret('password', '初始密码', 'Initial password', facts.key.slice(3, 15)),
    keyOf(facts),
    command('ssh', { zh: '登录', en: 'Sign in' }, `ssh -p 22 root@${address}`),
    command('status', { zh: '查看运行状态', en: 'State of the machine' }, curl(facts, 'status')),
  ]
}

const disk = (facts: Opened): ResourceAccess => {
  const share = `nas.${facts.clusterId}.hpc.example:/public/home/${facts.account}`
  return [
    plain('share', '挂载地址', 'Share', share),
    plain('protocol', '协议', 'Protocol', 'NFS v4.1'),
    keyOf(facts),
    command(
      'mount',
      { zh: '挂载', en: 'Mount' },
      `sudo mkdir -p /mnt/${facts.account} && sudo mount -t nfs -o vers=4.1 ${share} /mnt/${facts.account}`,
    ),
    command('usage', { zh: '查看用量', en: 'Space in use' }, curl(facts, 'usage')),
  ]
}

const licence = (facts: Opened): ResourceAccess => [
  secret('licence', '授权码', 'Licence key', facts.lineId.replaceAll('-', '').toUpperCase()),
  keyOf(facts),
  command('activate', { zh: '激活', en: 'Activate' }, curl(facts, 'licence', ' -X POST')),
]

const application = (facts: Opened): ResourceAccess => [
  plain('url', '登录地址', 'Address', urlOf(facts, 'app')),
  plain('account', '账号', 'Account', facts.account),
  secret('password', '初始密码', 'Initial password', facts.key.slice(3, 15)),
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

/** How each kind of goods is used once it is open. */
const kinds: Readonly<Record<GoodsKind, (facts: Opened) => ResourceAccess>> = {
  general: batch,
  heterogeneous: batch,
  storage: disk,
  cloudServer: machine,
  bareMetal: machine,
  software: licence,
  saas: application,
  model,
  data: files,
  sourceCode: files,
  service: expert,
}

/** The access data that the demonstration centre gives for a line, with its secrets open. */
export const accessFor = ({ kind, clusterId }: LineDocument, facts: CenterFacts): ResourceAccess =>
  kinds[kind]({
    ...facts,
    clusterId: clusterId ?? 'demo',
    account: `cm${facts.lineId.replaceAll('-', '').slice(-8)}`,
  })
