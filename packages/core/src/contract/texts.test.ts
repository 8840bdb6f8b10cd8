import type * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { shapeOf } from '../codec/index.ts'
import type { Endpoint } from '../http/index.ts'
import { contract } from './index.ts'

/** Texts of a closed form: bounded by their pattern, and no other spelling of one is right. */
const CLOSED: Readonly<Record<string, string>> = {
  Id: 'issued by the server',
  IdempotencyKey: 'made by the client',
  Sign: 'issued by the server',
  Cursor: 'signed by the server',
  FormName: 'names a form of ours',
  TaxonomyCode: 'chosen from a list',
  Code: 'chosen from a list',
  PictureName: 'issued by the server',
  VersionName: 'chosen from a list',
  ViewQuery: 'the address of a list, made by the page',
  Instant: 'made by the page',
  Day: 'chosen in a calendar',
  ShopDay: 'chosen in a calendar',
  PlatformDay: 'chosen in a calendar',
  CalendarDate: 'chosen in a calendar',
  Month: 'chosen in a calendar',
  Money: 'made of a number by the page',
  Adjustment: 'an amount with its sign',
  CreditLimit: 'made of a number by the page',
  Price: 'made of a number by the page',
  FeeRate: 'a number from 0 to 1',
}

/** Texts that are stored or judged as they are typed, and why. */
const TYPED: Readonly<Record<string, string>> = {
  'identity.signIn body.password': 'every character of a password counts; hashing brings it into one form',
  'identity.resetPassword body.password':
    'every character of a password counts; hashing brings it into one form',
  'shop.changeProfile body.descriptionZh': 'its characters and ends are judged and named (R5.05)',
  'shop.changeProfile body.descriptionEn': 'its characters and ends are judged and named (R5.05)',
  'settlement.checkPersonalInfo body.infoValue': 'cleaned as the field that it is a value of',
}
/** Every field of an application is cleaned by `tidied`, so that a fault is told at its field. */
const FORM = /^settlement\.submit body\.\w+$/

interface Text {
  readonly place: string
  readonly name: string
  readonly kind: string | undefined
}

const textsIn = (codec: t.Mixed, place: string, seen: ReadonlySet<t.Mixed> = new Set()): readonly Text[] => {
  if (seen.has(codec)) return []
  const within = new Set([...seen, codec])
  const shape = shapeOf(codec)
  switch (shape.kind) {
    case 'record':
      return Object.entries(shape.fields).flatMap(([name, field]) =>
        textsIn(field, `${place}.${name}`, within),
      )
    case 'list':
    case 'map':
    case 'repeated':
      return textsIn(shape.item, place, within)
    case 'choice':
      return shape.of.flatMap((branch) => textsIn(branch, place, within))
    case 'optional':
      return textsIn(shape.codec, place, within)
    case 'plain':
      return shape.base === 'string' || shape.name === 'string'
        ? [{ place, name: shape.name, kind: (codec as { readonly text?: string }).text }]
        : []
    case 'literal':
    case 'range':
    case 'words':
      return []
  }
}

const texts = Object.entries(contract).flatMap(([module, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, codec]) =>
      textsIn(codec, `${module}.${name} ${part}`),
    ),
  ),
)

describe('the texts of the contract', () => {
  it('[R5.15] are found', () => {
    expect(texts.length).toBeGreaterThan(300)
    expect(texts.map(({ place }) => place)).toContain('identity.signIn body.account')
  })

  it('[R5.15] are of a codec that cleans and bounds them, or of a closed form', () => {
    const open = texts.filter(({ name, kind }) => kind === undefined && CLOSED[name] === undefined)
    expect(open).toEqual([])
  })

  it('[R5.15] are kept as typed only where there is a reason', () => {
    const typed = texts.filter(
      ({ kind, place }) => kind === 'Typed' && TYPED[place] === undefined && !FORM.test(place),
    )
    expect(typed.map(({ place }) => place)).toEqual([])
  })

  it('[R5.15] have no reason or closed form that nothing has', () => {
    const places = new Set(texts.map(({ place }) => place))
    const names = new Set(texts.map(({ name }) => name))
    expect(Object.keys(TYPED).filter((place) => !places.has(place))).toEqual([])
    expect(Object.keys(CLOSED).filter((name) => !names.has(name))).toEqual([])
  })
})
