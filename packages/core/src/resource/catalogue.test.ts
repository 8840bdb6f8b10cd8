import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { initialTransition } from 'xstate'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import {
  type CatalogueEvent,
  CatalogueItem,
  type CatalogueLife,
  catalogueItemView,
  catalogueLife,
  catalogueMachine,
  catalogueName,
  catalogueRefusals,
  catalogueStep,
  isCatalogueEventAllowed,
  missingCatalogueFields,
  numberRefusals,
  specificationRefusals,
} from './index.ts'
import { resourceFixtures } from './testing/index.ts'

const { catalogueItem } = resourceFixtures
const one: CatalogueLife = { status: 'disabled', codes: ['a'] }
const two: CatalogueLife = { status: 'enabled', codes: ['a', 'b'] }
const none: CatalogueLife = { status: 'disabled', codes: [] }

describe('a catalogue item', () => {
  it('[R3.01] fits its codec as a sample', () => {
    expect(decode(CatalogueItem)(catalogueItem)).toEqual(E.right(catalogueItem))
  })

  it.each([
    ['is enabled', one, { type: 'item.enabled' }, { ...one, status: 'enabled' }],
    ['is disabled', two, { type: 'item.disabled' }, { ...two, status: 'disabled' }],
    ['stays enabled when it is', two, { type: 'item.enabled' }, two],
    ['stays disabled when it is', one, { type: 'item.disabled' }, one],
    ['is not enabled without a specification', none, { type: 'item.enabled' }, none],
    ['gets a first specification', none, { type: 'specification.added', code: 'a' }, one],
    ['gets another', { ...two, codes: ['a'] }, { type: 'specification.added', code: 'b' }, two],
    ['does not get one twice', one, { type: 'specification.added', code: 'a' }, one],
    ['loses one of two', two, { type: 'specification.removed', code: 'b' }, { ...two, codes: ['a'] }],
    ['keeps its last one', one, { type: 'specification.removed', code: 'a' }, one],
    ['loses none that it has not', two, { type: 'specification.removed', code: 'c' }, two],
  ] as const)('[R4.04] [R5.11] %s', (_, before, event, after) => {
    expect(catalogueStep(before, event)).toEqual(after)
    expect(isCatalogueEventAllowed(before, event)).toBe(before !== after)
  })

  it('[R4.04] begins disabled and without a specification', () => {
    const [begun] = initialTransition(catalogueMachine)
    expect([catalogueMachine.id, begun.value, begun.context]).toEqual([
      'catalogueItem',
      'disabled',
      { codes: [] },
    ])
  })

  it('[R5.11] is never without a specification once it has one, and never enabled without one', () => {
    const event: fc.Arbitrary<CatalogueEvent> = fc.oneof(
      fc.constantFrom({ type: 'item.enabled' } as const, { type: 'item.disabled' } as const),
      fc.record({
        type: fc.constantFrom('specification.added' as const, 'specification.removed' as const),
        code: fc.constantFrom('a', 'b', 'c'),
      }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        let life = none
        for (const each of events) {
          const before = life.codes.length
          life = catalogueStep(life, each)
          if (before > 0) expect(life.codes.length).toBeGreaterThan(0)
          if (life.status === 'enabled') expect(life.codes.length).toBeGreaterThan(0)
          expect(new Set(life.codes).size).toBe(life.codes.length)
        }
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('the catalogue', () => {
  const others = [
    { itemId: 'i1', resourceNumber: 'GPU-A800-01' },
    { itemId: 'i2', resourceNumber: 'CPU-01' },
  ]

  it.each([
    ['a new number', { itemId: 'i3', resourceNumber: 'GPU-A800-02' }, []],
    ['its own number', { itemId: 'i1', resourceNumber: 'GPU-A800-01' }, []],
    ['another’s number', { itemId: 'i3', resourceNumber: 'GPU-A800-01' }, ['RESOURCE10001']],
    [
      'another’s number in other letters',
      { itemId: 'i3', resourceNumber: ' gpu-a800-01 ' },
      ['RESOURCE10001'],
    ],
    ['no number', { itemId: 'i3', resourceNumber: ' ' }, ['RESOURCE10002']],
    ['what is no number', { itemId: 'i3', resourceNumber: '一号' }, ['RESOURCE10002']],
    ['a number that begins with a dash', { itemId: 'i3', resourceNumber: '-GPU-01' }, ['RESOURCE10002']],
    ['a number with a blank in it', { itemId: 'i3', resourceNumber: 'GPU 01' }, ['RESOURCE10002']],
    ['a number of 64 characters', { itemId: 'i3', resourceNumber: 'G'.repeat(64) }, []],
    ['a number of 65 characters', { itemId: 'i3', resourceNumber: 'G'.repeat(65) }, ['RESOURCE10002']],
  ])('[R5.11] judges %s', (_, item, codes) => {
    expect(numberRefusals(item, others).map(({ code }) => code)).toEqual(codes)
  })

  it('[R5.11] names the number that is taken', () => {
    expect(numberRefusals({ itemId: 'i3', resourceNumber: 'CPU-01' }, others)).toEqual([
      { code: 'RESOURCE10001', details: { number: 'CPU-01' } },
    ])
  })

  it('[R5.11] refuses to be left without a specification', () => {
    expect(specificationRefusals([])).toEqual([{ code: 'RESOURCE10003' }])
    expect(specificationRefusals(catalogueItem.specifications)).toEqual([])
  })

  it.each([
    ['to enable what has a specification', one, { type: 'item.enabled' }, []],
    ['to enable what has none', none, { type: 'item.enabled' }, ['RESOURCE10003']],
    ['to enable what is enabled', two, { type: 'item.enabled' }, []],
    ['to disable what is disabled', none, { type: 'item.disabled' }, []],
    ['a code that the item has', one, { type: 'specification.added', code: 'a' }, ['RESOURCE10005']],
    ['a new code', one, { type: 'specification.added', code: 'b' }, []],
    ['to remove the last one', one, { type: 'specification.removed', code: 'a' }, ['RESOURCE10003']],
    ['to remove one of two', two, { type: 'specification.removed', code: 'a' }, []],
    ['to remove what is not there', two, { type: 'specification.removed', code: 'c' }, ['SYS10002']],
  ] as const)('[R5.11] judges %s', (_, life, event, codes) => {
    expect(catalogueRefusals(life, event).map(({ code }) => code)).toEqual(codes)
  })

  it('[R5.11] needs a Chinese name, a type and a centre; English is Chinese where it is left out (W16)', () => {
    const form = { nameZh: ' 节点 ', nameEn: ' ', resourceType: 'gpu', clusterId: 'c-kunshan' }
    expect(missingCatalogueFields(form)).toEqual([])
    expect(missingCatalogueFields({ nameZh: ' ', resourceType: '', clusterId: '' })).toEqual([
      'nameZh',
      'resourceType',
      'clusterId',
    ])
    expect(catalogueName(form)).toEqual({ zh: '节点', en: '节点' })
    expect(catalogueName({ nameZh: '节点', nameEn: 'Node ' })).toEqual({ zh: '节点', en: 'Node' })
  })

  it('[R6.06] has commands for its administrators alone, and none that means nothing', () => {
    const admin = catalogueItemView(catalogueItem, new Set(['admin', 'operator']))
    expect(admin.commands).toEqual({ enable: false, disable: true, add: true })
    expect(admin.specifications.map(({ canRemove }) => canRemove)).toEqual([true, true])
    expect(admin.status).toEqual({ key: 'resource:catalogue.enabled' })
    const single = {
      ...catalogueItem,
      status: 'disabled' as const,
      specifications: catalogueItem.specifications.slice(0, 1),
    }
    const view = catalogueItemView(single, new Set(['admin']))
    expect(view.commands).toEqual({ enable: true, disable: false, add: true })
    expect(view.specifications.map(({ canRemove }) => canRemove)).toEqual([false])
    const others = catalogueItemView(catalogueItem, new Set(['operator']))
    expect(others.commands).toEqual({ enable: false, disable: false, add: false })
    expect(others.specifications.map(({ canRemove }) => canRemove)).toEqual([false, false])
    expect(catalogueLife(catalogueItem)).toEqual({ status: 'enabled', codes: ['a800x8', 'a800x4'] })
  })
})
