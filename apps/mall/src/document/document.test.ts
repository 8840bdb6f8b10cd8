import { mayReload } from '@compute-mall/core/site'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assetsOf } from './assets.ts'
import { beginning } from './beginning.ts'
import { scriptText } from './embedded.ts'

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['src/entry-client.tsx'] },
  'src/features/home/HomeRoute.tsx': { file: 'assets/home.js', imports: ['_shared.js', '_cards.js'] },
  '_cards.js': { file: 'assets/cards.js' },
  'style.css': { file: 'assets/style.css' },
}

describe('the files of a page', () => {
  it('are its entry, its style, and every chunk that its module imports, once', () => {
    expect(assetsOf(manifest, ['src/features/home/HomeRoute.tsx'])).toEqual({
      script: '/ui/mall/assets/entry.js',
      styles: ['/ui/mall/assets/style.css'],
      preloads: ['/ui/mall/assets/shared.js', '/ui/mall/assets/home.js', '/ui/mall/assets/cards.js'],
      icon: '/ui/mall/icon.svg',
    })
  })

  it('are the shared ones alone for a page without a module', () => {
    expect(assetsOf(manifest, ['src/features/.tsx']).preloads).toEqual(['/ui/mall/assets/shared.js'])
  })
})

describe('data in a script element', () => {
  it('cannot end it (S8)', () => {
    const value = { text: '</script><script>alert(1)</script><!--' }
    expect(scriptText(value)).not.toContain('<')
    expect(JSON.parse(scriptText(value))).toEqual(value)
  })
})

/** As much of an element as a press is looked up by. */
class Pressable {
  readonly closest: () => unknown
  constructor(button: unknown) {
    this.closest = () => button
  }
}

describe('the beginning of the app', () => {
  const files = {
    script: '/ui/mall/assets/entry.js',
    preloads: ['/ui/mall/assets/home.js'],
    words: { incomplete: '页面没有完整加载', retry: '重试' },
  }
  interface Made {
    readonly name: string
    readonly [property: string]: unknown
  }
  /** A browser that runs the beginning at this time, at `/a`, having noted these reloads. */
  const run = ({
    hidden = false,
    rules = ['body{}'] as readonly string[] | null,
    now = 0,
    noted = '',
    barred = false,
  } = {}) => {
    const fetched: string[] = []
    const shown: unknown[] = []
    const later: (() => void)[] = []
    const elements: Made[] = []
    const heard = new Map<string, (event: unknown) => void>()
    const store = new Map(noted === '' ? [] : [['mall.reloads', noted]])
    let reloads = 0
    const createElement = (name: string): Made => {
      const element = {
        name,
        style: {},
        setAttribute: () => {},
        append: (...parts: readonly unknown[]) => shown.push(...parts),
      }
      elements.push(element)
      return element
    }
    const browser = {
      Element: Pressable,
      document: {
        hidden,
        readyState: 'complete',
        createElement,
        addEventListener: (type: string, act: (event: unknown) => void) => heard.set(type, act),
        removeEventListener: (type: string) => heard.delete(type),
        querySelectorAll: () => [{ sheet: rules && { cssRules: rules } }],
        head: {
          append: ({ name, rel, href, type, src }: Made) =>
            fetched.push([name, rel, href, type, src].filter((word) => word !== undefined).join(' ')),
        },
        body: { prepend: ({ name }: Made) => shown.push(name) },
      },
      location: { pathname: '/a', reload: () => reloads++ },
      sessionStorage: {
        getItem: (key: string) => store.get(key) ?? null,
        setItem: (key: string, text: string) => {
          if (barred) throw new DOMException('barred', 'SecurityError')
          store.set(key, text)
        },
      },
      Date: { now: () => now },
      requestAnimationFrame: (act: () => void) => later.push(act),
      setTimeout: (act: () => void) => later.push(act),
    }
    new Function(...Object.keys(browser), beginning(files))(...Object.values(browser))
    const frame = () => later.shift()?.()
    return {
      fetched,
      frame,
      heard,
      /** What is done about an entry that is gone, after so many times that it was told. */
      missEntry: (times = 1) => {
        frame()
        frame()
        const onerror = elements.find(({ name }) => name === 'script')?.onerror
        for (let i = 0; i < times; i++) if (typeof onerror === 'function') onerror()
      },
      outcome: () => ({ reloads, shown, noted: store.get('mall.reloads') ?? '' }),
    }
  }
  it('[R2.10] presses what was pressed before the app answered, each once and in order', () => {
    const pressed: string[] = []
    const { heard } = run()
    const press = (name: string, isConnected = true) => {
      let stopped = 0
      const button = { isConnected, click: () => pressed.push(name) }
      heard.get('click')?.({ target: new Pressable(button), stopImmediatePropagation: () => stopped++ })
      return { button, stopped }
    }
    const first = press('filter')
    heard.get('click')?.({ target: new Pressable(first.button), stopImmediatePropagation: () => undefined })
    press('gone', false)
    press('buy')
    expect([first.stopped, pressed]).toEqual([1, []])
    heard.get('app:ready')?.({})
    expect(pressed).toEqual(['filter', 'buy'])
    expect(heard.has('click')).toBe(false)
  })

  it('[R2.10] leaves links and forms to the browser', () => {
    let stopped = 0
    const { heard } = run()
    heard.get('click')?.({ target: new Pressable(null), stopImmediatePropagation: () => stopped++ })
    expect(stopped).toBe(0)
  })

  const all = ['link modulepreload /ui/mall/assets/home.js', 'script module /ui/mall/assets/entry.js']

  it('waits until the page that the server drew is on the screen', () => {
    const { fetched, frame } = run()
    frame()
    expect(fetched).toEqual([])
    frame()
    expect(fetched).toEqual(all)
  })

  it('does not wait for a page that nobody looks at', () => {
    expect(run({ hidden: true }).fetched).toEqual(all)
  })

  it('[F11][R4.14] reloads once where the entry is gone, and notes it as the app does', () => {
    const { missEntry, outcome } = run({ now: 1_000, noted: '[{"path":"/b","at":900}]' })
    missEntry(2)
    expect(outcome()).toEqual({
      reloads: 1,
      shown: [],
      noted: '[{"path":"/b","at":900},{"path":"/a","at":1000}]',
    })
  })

  it.each([[null], [[]]])(
    '[F11][R4.14] reloads where the style sheet is gone, which some tell by %j',
    (rules) => {
      expect(run({ rules }).outcome()).toMatchObject({ reloads: 1, shown: [] })
    },
  )

  it.each([
    ['this path was loaded anew 9,999 ms ago', { now: 10_999, noted: '[{"path":"/a","at":1000}]' }],
    [
      'three were in this session',
      { now: 99_999, noted: '[{"path":"/b","at":1},{"path":"/c","at":2},{"path":"/d","at":3}]' },
    ],
    ['nothing can be noted', { barred: true }],
    ['what was noted cannot be read', { noted: '{' }],
  ])('[F11][D4] says what to do, and reloads no more, once %s', (_, given) => {
    const { missEntry, outcome } = run(given)
    missEntry(2)
    expect(outcome()).toMatchObject({ reloads: 0, noted: 'noted' in given ? given.noted : '' })
    expect(outcome().shown).toEqual(['页面没有完整加载', ' ', expect.objectContaining({ name: 'a' }), 'p'])
  })

  it('[F11][D4] begins a page without its style sheet all the same when it may reload no more', () => {
    const { frame, fetched, outcome } = run({ rules: null, barred: true })
    frame()
    frame()
    expect(fetched).toEqual(all)
    expect(outcome().shown).toContain('p')
  })

  it('[F11][D4] reloads when the app would', () => {
    const reload = fc.record({ path: fc.constantFrom('/a', '/b'), at: fc.integer({ min: 0, max: 40_000 }) })
    fc.assert(
      fc.property(fc.array(reload, { maxLength: 4 }), fc.integer({ min: 0, max: 40_000 }), (past, now) => {
        const { missEntry, outcome } = run({ now, noted: JSON.stringify(past) })
        missEntry()
        expect(outcome().reloads === 1).toBe(mayReload(past, '/a', now))
      }),
    )
  })
})
