import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { type Chart, statesOf } from './arrows.ts'
import { assumedRules, groundless } from './assumed.ts'
import { charts as coreCharts } from './charts.ts'
import { packagesNamed } from './dependencies.ts'
import { identifiersIn } from './glossary.ts'
import { brokenLinks, brokenLinksOf } from './links.ts'
import { exampleOf, withMade } from './readme.ts'
import { specMap, unknownIds } from './specmap.ts'
import { statecharts } from './statecharts.ts'
import { titlesIn } from './titles.ts'

const chapter = '5. Validation'
const known = [
  { id: 'R5.10', text: 'Purchase gate.', chapter },
  { id: 'R5.11', text: 'Members cannot add basic resources.', chapter },
  { id: 'D5', text: 'The deadline is the server’s.', chapter },
]
const title = (ids: readonly string[]) => ({
  ids,
  sentence: 'blocks a member',
  file: 'packages/core/gate.test.ts',
})

describe('test titles', () => {
  it.each([
    [`it('[R5.10] blocks a member', () => {})`, ['R5.10'], 'blocks a member'],
    [`it("[R5.10, D21] doesn't sell", () => {})`, ['R5.10', 'D21'], `doesn't sell`],
    [`it('[R5.10] [D21] asks the leader', () => {})`, ['R5.10', 'D21'], 'asks the leader'],
    [`it('[R5.10][D21] asks the leader', () => {})`, ['R5.10', 'D21'], 'asks the leader'],
    [`it('[R5.10] asks him (D3, D21)', () => {})`, ['R5.10', 'D3', 'D21'], 'asks him (D3, D21)'],
    [`it('[R5.10] sells (a GPU)', () => {})`, ['R5.10'], 'sells (a GPU)'],
    [`it.each(rows)('[F4] enters %s once', () => {})`, ['F4'], 'enters %s once'],
    [`it('[R5.10] doesn\\'t sell', () => {})`, ['R5.10'], `doesn't sell`],
  ])('are read from %s', (source, ids, sentence) => {
    expect(titlesIn(source, 'gate.test.ts')).toEqual([{ ids, sentence, file: 'gate.test.ts' }])
  })

  it('are no other strings', () => {
    expect(titlesIn(`const pattern = '[A-Z] letters'; const id = 'R5.10'`, 'gate.test.ts')).toEqual([])
  })
})

describe('the spec map', () => {
  it('leads from a requirement to the tests that name it', () => {
    expect(specMap(known, [title(['R5.10'])]).text).toContain(
      '## 5. Validation\n\n### R5.10\n\nPurchase gate.\n\n- [gate.test.ts](../packages/core/gate.test.ts): blocks a member',
    )
  })

  it('tells what a test names from what is seen in a browser', () => {
    const journey = { ...title(['R5.10']), file: 'e2e/gate.e2e.ts', sentence: 'is told why' }
    const { text } = specMap(known, [title(['R5.10']), journey])
    expect(text).toContain('1 of 3 are named by a test; 1 are seen in a browser')
    expect(text).toContain(
      'blocks a member\n\nSeen in a browser:\n\n- [gate.e2e.ts](../e2e/gate.e2e.ts): is told why',
    )
  })

  it('says which requirements no test names', () => {
    const { text } = specMap(known, [title(['R5.10'])])
    expect(text).toContain('1 of 3 are named by a test; 0 are seen in a browser')
    expect(text).toContain('### R5.11\n\nMembers cannot add basic resources.\n\n*No test names it yet.*')
  })

  it('knows a test that names what no requirement has', () => {
    expect(unknownIds(known, [title(['R5.10', 'R9.99'])])).toEqual(['R9.99 in packages/core/gate.test.ts'])
  })
})

const machine = setup({ guards: { isPaid: () => true } }).createMachine({
  id: 'order',
  initial: 'unpaid',
  states: {
    unpaid: {
      description: 'Waits for money.',
      on: { pay: { guard: 'isPaid', target: 'settled.paid', meta: { assumed: 'D5' } } },
    },
    settled: {
      initial: 'paid',
      states: { paid: { description: 'Paid.', meta: { assumed: 'D99' } } },
    },
  },
})
const charts: readonly Chart[] = [{ module: 'order', machine }]

describe('statecharts', () => {
  const { text } = statecharts(charts)

  it('draws an arrow into another parent between the parents', () => {
    expect(text).toContain('unpaid --> settled : pay [isPaid]')
  })

  it('tells every arrow and state in full', () => {
    expect(text).toContain('| `unpaid` | pay | isPaid | `settled.paid` |  | D5 |')
    expect(text).toContain('| `settled.paid` | Paid. |')
  })
})

describe('assumed rules', () => {
  it('names the open point of an assumed transition', () => {
    expect(assumedRules(charts, known).text).toContain(
      '| unpaid → settled.paid on pay if isPaid | D5 | The deadline is the server’s. |',
    )
  })

  it('knows an assumption that rests on no open point', () => {
    expect(groundless(charts, known)).toEqual([`order: state settled.paid rests on 'D99'`])
  })
})

describe('the glossary', () => {
  it('gives identifiers in its last column', () => {
    const rows =
      '| 中文 | English | Identifier |\n|---|---|---|\n| 核时、卡时 | `hours` | `coreHour`, `cardHour` |'
    expect(identifiersIn(rows)).toEqual(['coreHour', 'cardHour'])
  })
})

describe('the page of dependencies', () => {
  it('names packages in its first column', () => {
    const rows = '| Package | Why |\n|---|---|\n| `pg`, `@types/pg` | the driver of `PGlite` too |'
    expect(packagesNamed(rows)).toEqual(['pg', '@types/pg'])
  })
})

describe('the README', () => {
  const marked = (list: string) =>
    `# Mall\n\n<!-- accounts: made by \`npm run docs\` -->\n\n${list}\n\n<!-- /accounts -->\n\nMore.\n`

  it('gets its list of accounts and keeps the rest', () => {
    expect(withMade(marked('| old |\n\n| older |'), 'accounts', '| $& new |')).toBe(marked('| $& new |'))
  })

  it('says when it has lost the place for it', () => {
    expect(() => withMade('# Mall', 'accounts', '| new |')).toThrow(
      'README.md lost the marks of its accounts',
    )
  })

  it('shows an example that the core gives, and says when there is none', () => {
    expect(exampleOf('payment.paymentMachine.0')).toContain("// → 'paid'")
    expect(() => exampleOf('payment.PaymentEvent.0')).toThrow(
      'payment.PaymentEvent.0, which the core has not',
    )
  })
})

describe('the links of pages', () => {
  it('lead to files that a fresh clone has', () => {
    expect(brokenLinks()).toEqual([])
  })

  it('are broken where they lead nowhere, or to a page that is generated and not committed', () => {
    expect(
      brokenLinksOf(
        'docs/a.md',
        '[here](glossary.md) [made](errors.md) [there](b.md#part) [web](https://example.com)',
      ),
    ).toEqual(['docs/a.md → errors.md', 'docs/a.md → b.md'])
  })
})

describe('the charts of the core', () => {
  it('describe every state', async () => {
    const silent = (await coreCharts()).flatMap(({ machine }) =>
      statesOf(machine.root)
        .filter((node) => node !== machine.root && !node.description)
        .map((node) => `${machine.id}: ${node.path.join('.')}`),
    )
    expect(silent).toEqual([])
  })
})
