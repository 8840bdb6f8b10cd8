import type * as t from 'io-ts'
import { shapeOf } from './shape.ts'

/**
 * What is personal, or secret, about a text; masks, logs and recordings go by it (R5.14, D26). `telephone` is a mobile
 * number or a landline, `about` what somebody tells of themselves, `words` what somebody wrote, `secret` what nobody
 * else may know, `sentCode` a code that was sent by SMS or mail.
 */
export type PersonalKind =
  | 'phone'
  | 'telephone'
  | 'servicePhone'
  | 'email'
  | 'serviceEmail'
  | 'name'
  | 'residentId'
  | 'bankAccount'
  | 'account'
  | 'address'
  | 'about'
  | 'words'
  | 'secret'
  | 'sentCode'

/** The kinds of the personal fields of some codecs, by the names of the fields. */
export type PersonalFields = ReadonlyMap<string, PersonalKind>

interface Marked {
  readonly personal?: PersonalKind
}

/**
 * Says at its codec that a field is personal; the codec reads and writes as before.
 * @example
 * import { Personal, personalFieldsIn, TextUpTo } from '@compute-mall/core/codec'
 * import * as t from 'io-ts'
 *
 * const Contact = t.type({ nearestKin: Personal('phone', TextUpTo(32)) })
 * personalFieldsIn([Contact]).get('nearestKin') // → 'phone'
 */
export const Personal = <C extends t.Mixed>(personal: PersonalKind, codec: C): C =>
  Object.assign(Object.create(codec), { personal } satisfies Marked)

/**
 * The personal fields of these codecs and of all that they are made of.
 * @throws Error when one name is personal in two ways: nobody who reads a name alone could tell them apart
 */
export const personalFieldsIn = (codecs: Iterable<t.Mixed>): PersonalFields => {
  const kinds = new Map<string, PersonalKind>()
  const known = new Set<t.Mixed>()
  const look = (codec: t.Mixed, name: string): void => {
    const { personal } = codec as Marked
    const before = kinds.get(name)
    if (personal !== undefined && before !== undefined && before !== personal)
      throw new Error(
        `The field '${name}' is personal as ${before} and as ${personal}: give one another name.`,
      )
    if (personal !== undefined) kinds.set(name, personal)
    const shape = shapeOf(codec)
    if (shape.kind === 'record') {
      if (known.has(codec)) return
      known.add(codec)
      for (const [field, inner] of Object.entries(shape.fields)) look(inner, field)
    } else if (shape.kind === 'list' || shape.kind === 'map' || shape.kind === 'repeated')
      look(shape.item, name)
    else if (shape.kind === 'optional') look(shape.codec, name)
    else if (shape.kind === 'choice') for (const branch of shape.of) look(branch, name)
  }
  for (const codec of codecs) look(codec, '')
  return kinds
}
