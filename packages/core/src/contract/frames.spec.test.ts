import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { ClientFrame, ServerFrame } from '../chat/index.ts'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { faultsOf } from './faults.testing.ts'

/** What went over the chat's socket in a conversation; `npm run record` makes it. */
const recordings = import.meta.glob<object>('./recorded/frames/*.json', { eager: true, import: 'default' })

/** Every frame of R7.03, with the fields that it carries, literally. */
const frames: readonly (readonly [name: string, codec: t.Mixed, fields: readonly string[]])[] = [
  ['sent.1', ClientFrame, ['operateType', 'userId', 'shopId', 'side']],
  ['sent.2', ClientFrame, ['operateType', 'userId']],
  ['sent.3', ClientFrame, ['operateType', 'conversationId', 'clientId', 'text', 'skuId']],
  ['sent.4', ClientFrame, ['operateType', 'conversationId', 'sequence']],
  ['sent.5', ClientFrame, ['operateType', 'conversationId', 'messageId', 'text']],
  ['sent.6', ClientFrame, ['operateType', 'shopId', 'conversationId', 'known']],
  ['sent.7', ClientFrame, ['operateType', 'conversationId']],
  ['sent.8', ClientFrame, ['operateType', 'conversationId']],
  ['sent.9', ClientFrame, ['operateType', 'conversationId']],
  ['heard.userUnreadCount', ServerFrame, ['type', 'userUnreadCount']],
  ['heard.alive', ServerFrame, ['type']],
  [
    'heard.messageList',
    ServerFrame,
    [
      'type',
      'conversationId',
      'shopId',
      'epoch',
      'from',
      'sequence',
      'reload',
      'more',
      'read',
      'messageList',
    ],
  ],
  ['heard.accepted', ServerFrame, ['type', 'clientId', 'conversationId']],
  ['heard.read', ServerFrame, ['type', 'conversationId', 'sequence']],
  ['heard.peerRead', ServerFrame, ['type', 'conversationId', 'sequence']],
  ['heard.typing', ServerFrame, ['type', 'conversationId', 'name']],
  [
    'heard.refused',
    ServerFrame,
    ['type', 'operateType', 'clientId', 'conversationId', 'shopId', 'code', 'msg', 'details'],
  ],
]

const recordingOf = (name: string): object => {
  const recorded = recordings[`./recorded/frames/${name}.json`]
  if (recorded === undefined) throw new Error(`nothing was recorded of ${name}: npm run record`)
  return recorded
}
const pathsOf = (decoded: E.Either<readonly { readonly path: string }[], unknown>): readonly string[] =>
  E.isLeft(decoded) ? decoded.left.map(({ path }) => path) : []

const within = (inner: string, outer: string): boolean => `${inner}.`.startsWith(`${outer}.`)

describe.each(frames)('the frame %s', (name, codec, fields) => {
  const recorded = recordingOf(name)

  it('[R7.03] reads the payload that was recorded of it, and it carries these fields and no other', () => {
    expect(decode(codec)(recorded)).toEqual(E.right(recorded))
    expect(Object.keys(recorded).sort()).toEqual([...fields].sort())
  })

  it('[R7.03][R3.01] names the path of every field that is missing or of a wrong type, and no other', () => {
    const faults = faultsOf(codec, recorded)
    for (const { path, broken } of faults) {
      const paths = pathsOf(decode(codec)(broken))
      const field = path.join('.')
      const [first = ''] = paths
      const isNamed =
        within(first, field) && paths.every((each) => within(each, field) || within(field, each))
      expect([field, paths, isNamed]).toEqual([field, paths, true])
    }
    expect(faults.length).toBeGreaterThanOrEqual(2 * fields.length)
  })

  it('[R7.03][P13] names the field that says what it is when nobody knows such a frame', () => {
    const [tag = ''] = fields
    expect(pathsOf(decode(codec)({ ...recorded, [tag]: 99 }))).toEqual([tag])
  })
})

describe('what was recorded', () => {
  it('[R7.03] is every frame there is, in both directions', () => {
    expect(Object.keys(recordings).sort()).toEqual(
      frames.map(([name]) => `./recorded/frames/${name}.json`).sort(),
    )
    const kinds = [...ClientFrame.types, ...ServerFrame.types]
    expect(frames).toHaveLength(kinds.length)
  })
})
