/** The files of a new module, by name below its folder. */
export type Files = Readonly<Record<string, string>>

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/**
 * What a module of the core consists of, as the smallest one that holds all: an entity, a rule, a call, a chart, a
 * view, texts, sample values, and a test beside each.
 * @param name one word in lower case, or camelCase
 */
export const moduleFiles = (name: string): Files => {
  const Name = pascal(name)
  return {
    'index.ts': `export { ${Name} } from './${name}.codec.ts'
export { ${name}Endpoints } from './${name}.endpoints.ts'
export { type ${Name}Context, type ${Name}Event, ${name}Machine } from './${name}.machine.ts'
export { ${name}Messages } from './${name}.messages.ts'
export { isUsable, MAX_USES } from './${name}.rules.ts'
export { type ${Name}View, ${name}View } from './${name}.view.ts'
`,

    'testing/index.ts': `/** Sample values of ${name}, for tests and stories. */
export * as ${name}Fixtures from '../${name}.fixtures.ts'
`,

    [`${name}.codec.ts`]: `import * as t from 'io-ts'
import { Count, Id, Words } from '../codec/index.ts'

/** TODO what a ${name} is, with the units of its fields (spec section). */
export const ${Name} = t.readonly(t.type({ id: Id, name: Words, uses: Count }), '${Name}')
export type ${Name} = t.TypeOf<typeof ${Name}>
`,

    [`${name}.rules.ts`]: `import type { ${Name} } from './${name}.codec.ts'

/** TODO what the limit is for, its unit and where it comes from (spec section 9, or a decision). */
export const MAX_USES = 20

/** Whether a ${name} may be used once more. */
export const isUsable = ({ uses }: ${Name}): boolean => uses < MAX_USES
`,

    [`${name}.endpoints.ts`]: `import * as t from 'io-ts'
import { Id } from '../codec/index.ts'
import { endpoint, signedIn } from '../http/index.ts'
import { ${Name} } from './${name}.codec.ts'

/** TODO the part of spec section 7 that names these calls. */
export const ${name}Endpoints = {
  detail: endpoint({
    method: 'GET',
    path: '/mall/${name}/:id/detail',
    access: signedIn,
    params: t.type({ id: Id }),
    response: ${Name},
  }),
}
`,

    [`${name}.machine.ts`]: `import { assign, setup } from 'xstate'
import { unprovided } from '../fp/index.ts'
import type { CallFailure } from '../http/index.ts'
import type { ${Name} } from './${name}.codec.ts'

export interface ${Name}Context {
  readonly id: string
  readonly ${name}: ${Name} | null
  /** Why the last call came to nothing. */
  readonly failure: CallFailure | null
}

export type ${Name}Event =
  | { readonly type: '${name}.known'; readonly ${name}: ${Name} }
  | { readonly type: '${name}.unknown'; readonly failure: CallFailure }
  | { readonly type: '${name}.retry' }

/** TODO what this chart is about (spec section, requirement ids, decisions). */
export const ${name}Machine = setup({
  types: {
    input: {} as { readonly id: string },
    context: {} as ${Name}Context,
    events: {} as ${Name}Event,
  },
  actors: {
    /** Tells \`${name}.known\` or \`${name}.unknown\`. */
    load: unprovided<{ id: string }>('${name}: load'),
  },
  actions: {
    take: assign((_, ${name}: ${Name}) => ({ ${name}, failure: null })),
    noteFailure: assign((_, failure: CallFailure) => ({ failure })),
  },
}).createMachine({
  id: '${name}',
  context: ({ input: { id } }) => ({ id, ${name}: null, failure: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The server is asked.',
      invoke: { src: 'load', input: ({ context: { id } }) => ({ id }) },
      on: {
        '${name}.known': {
          target: 'known',
          actions: { type: 'take', params: ({ event }) => event.${name} },
        },
        '${name}.unknown': {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => event.failure },
        },
      },
    },
    failed: { description: 'The call came to nothing; it can be made again.', on: { '${name}.retry': 'loading' } },
    known: { description: 'The ${name} is there.' },
  },
})
`,

    [`${name}.view.ts`]: `import type { SnapshotFrom } from 'xstate'
import { failureMessage } from '../http/index.ts'
import { type KeyOf, type Message, messageFor } from '../messages/index.ts'
import type { ${name}Machine } from './${name}.machine.ts'
import type { ${name}Messages } from './${name}.messages.ts'
import { isUsable } from './${name}.rules.ts'

type Snapshot = SnapshotFrom<typeof ${name}Machine>

/** What the screen of a ${name} shows. */
export interface ${Name}View {
  readonly title: Message
  readonly notice: Message | null
  /** Commands that are open. */
  readonly commands: { readonly use: boolean; readonly retry: boolean }
}

const say = messageFor<KeyOf<typeof ${name}Messages>>('${name}')

export const ${name}View = (snapshot: Snapshot): ${Name}View => {
  const { ${name}, failure } = snapshot.context
  return {
    title: say(snapshot.value),
    notice: failure && failureMessage(failure),
    commands: { use: ${name} !== null && isUsable(${name}), retry: snapshot.can({ type: '${name}.retry' }) },
  }
}
`,

    [`${name}.messages.ts`]: `import { messages } from '../messages/index.ts'

/** TODO what is said about a ${name}, and where. */
export const ${name}Messages = messages({
  zh: { loading: '正在加载', failed: '加载失败', known: '加载完成' },
  en: { loading: 'Loading', failed: 'Could not be loaded', known: 'Loaded' },
})
`,

    [`${name}.fixtures.ts`]: `import type { ${Name} } from './${name}.codec.ts'

export const ${name}: ${Name} = { id: '1001', name: { zh: '示例', en: 'Sample' }, uses: 19 }
`,

    [`${name}.codec.test.ts`]: `import { describe, expect, it } from 'vitest'
import { decode } from '../codec/index.ts'
import { E } from '../fp/index.ts'
import { ${Name} } from './${name}.codec.ts'
import { ${name} } from './${name}.fixtures.ts'

describe('the sample values', () => {
  it('[R3.01] are what the wire says', () => {
    expect(decode(${Name})(${name})).toEqual(E.right(${name}))
  })
})
`,

    [`${name}.rules.test.ts`]: `import { describe, expect, it } from 'vitest'
import { ${name} } from './${name}.fixtures.ts'
import { isUsable } from './${name}.rules.ts'

describe('a ${name}', () => {
  it('may be used 20 times', () => {
    expect(isUsable({ ...${name}, uses: 19 })).toBe(true)
    expect(isUsable({ ...${name}, uses: 20 })).toBe(false)
  })
})
`,

    [`${name}.machine.test.ts`]: `import { describe, expect, it } from 'vitest'
import { createActor, type EventObject, fromCallback } from 'xstate'
import { unanswered } from '../http/index.ts'
import { ${name} } from './${name}.fixtures.ts'
import { type ${Name}Event, ${name}Machine } from './${name}.machine.ts'
import { ${name}View } from './${name}.view.ts'

const known: ${Name}Event = { type: '${name}.known', ${name} }
const unknown: ${Name}Event = { type: '${name}.unknown', failure: unanswered }

/** A chart whose server answers one call after the other with these. */
const started = (...answers: readonly ${Name}Event[]) => {
  const left = [...answers]
  const load = fromCallback<EventObject, { id: string }>(({ sendBack }) => {
    const answer = left.shift()
    if (answer) sendBack(answer)
  })
  return createActor(${name}Machine.provide({ actors: { load } }), { input: { id: '1001' } }).start()
}

describe('${name}', () => {
  it('is shown when the server knows it', () => {
    const { title, commands } = ${name}View(started(known).getSnapshot())
    expect(title).toEqual({ key: '${name}:known' })
    expect(commands).toEqual({ use: true, retry: false })
  })

  it('can be asked for again when the call came to nothing', () => {
    const chart = started(unknown, known)
    expect(${name}View(chart.getSnapshot()).commands).toEqual({ use: false, retry: true })
    chart.send({ type: '${name}.retry' })
    expect(${name}View(chart.getSnapshot()).title).toEqual({ key: '${name}:known' })
  })

  it('is not asked for again while it is there', () => {
    const chart = started(known)
    chart.send({ type: '${name}.retry' })
    expect(chart.getSnapshot().value).toBe('known')
  })
})
`,
  }
}
