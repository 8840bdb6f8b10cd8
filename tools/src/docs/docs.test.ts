import { describe, expect, it } from 'vitest'
import { setup } from 'xstate'
import { type Chart, statesOf } from './arrows.ts'
import { assumedRules, groundless } from './assumed.ts'
import { charts as coreCharts } from './charts.ts'
import { packagesNamed } from './dependencies.ts'
import { identifiersIn } from './glossary.ts'
import { brokenLinks, brokenLinksOf } from './links.ts'
import { exampleOf, withMade } from './readme.ts'
import { coreEntries, reference } from './reference.ts'
import { specMap, unknownIds } from './specmap.ts'
import { statecharts } from './statecharts.ts'
import { titlesIn } from './titles.ts'

const chapters = [
  {
    title: '5. Validation',
    requirements: [
      { id: 'R5.10', text: 'Purchase gate.' },
      { id: 'R5.11', text: 'Members cannot add basic resources.' },
      { id: 'D5', text: 'The deadline is the server’s.' },
    ],
  },
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
    expect(specMap(chapters, [title(['R5.10'])]).text).toContain(
      '### R5.10\n\nPurchase gate.\n\n- [gate.test.ts](../packages/core/gate.test.ts): blocks a member',
    )
  })

  it('tells what a test names from what is seen in a browser', () => {
    const journey = { ...title(['R5.10']), file: 'e2e/gate.e2e.ts', sentence: 'is told why' }
    const { text } = specMap(chapters, [title(['R5.10']), journey])
    expect(text).toContain('1 of 3 are named by a test; 1 are seen in a browser')
    expect(text).toContain(
      'blocks a member\n\nSeen in a browser:\n\n- [gate.e2e.ts](../e2e/gate.e2e.ts): is told why',
    )
  })

  it('says which requirements no test names', () => {
    const { text } = specMap(chapters, [title(['R5.10'])])
    expect(text).toContain('1 of 3 are named by a test; 0 are seen in a browser')
    expect(text).toContain('### R5.11\n\nMembers cannot add basic resources.\n\n*No test names it yet.*')
  })

  it('knows a test that names what no requirement has', () => {
    expect(unknownIds(chapters, [title(['R5.10', 'R9.99'])])).toEqual(['R9.99 in packages/core/gate.test.ts'])
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
    expect(assumedRules(charts, chapters).text).toContain(
      '| unpaid → settled.paid on pay if isPaid | D5 | The deadline is the server’s. |',
    )
  })

  it('knows an assumption that rests on no open point', () => {
    expect(groundless(charts, chapters)).toEqual([`order: state settled.paid rests on 'D99'`])
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
    const entries = coreEntries()
    expect(exampleOf(entries, 'payment', 'paymentMachine')).toContain("// → 'paid'")
    expect(() => exampleOf(entries, 'payment', 'PaymentEvent')).toThrow('payment.PaymentEvent has no example')
  })
})

describe('the links of pages', () => {
  it('lead to files that are there', () => {
    expect(brokenLinks()).toEqual([])
  })

  it('are known when they lead nowhere', () => {
    expect(
      brokenLinksOf(
        'docs/a.md',
        '[here](a.md) [there](b.md#part) [web](https://example.com)',
        (file) => file === 'docs/a.md',
      ),
    ).toEqual(['docs/a.md → b.md'])
  })
})

describe('the reference', () => {
  const entries = coreEntries()

  it('begins the page of every entry with words, and where they come from', () => {
    expect(entries.filter(({ says }) => says === '').map(({ module }) => module)).toEqual([])
  })

  it('says of every function and value what it is', () => {
    const silent = entries.flatMap(({ module, declarations }) =>
      declarations
        .filter(({ kind, says }) => kind !== 'type' && says === '')
        .map(({ name }) => `${module}/${name}`),
    )
    expect(silent).toEqual([])
  })

  it('tells what a chart needs, and a type with the codec that reads it', () => {
    const pages = reference(entries, [])
    const textOf = (module: string) => pages.find(({ file }) => file === `reference/${module}.md`)?.text
    expect(textOf('payment')).toContain('| `askStatus` | `PaymentSession` | Tells `status.known`')
    expect(textOf('goods')).toContain('`Sku` is also the type of what it reads.')
    expect(textOf('goods')).not.toContain('type Sku = t.TypeOf<typeof Sku>')
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
