import { describe, expect, it } from 'vitest'
import { assetsOf } from './assets.ts'
import { beginning } from './beginning.ts'
import { scriptText } from './embedded.ts'

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['src/entry-client.tsx'] },
  'src/routes/home/home.tsx': { file: 'assets/home.js', imports: ['_shared.js', '_cards.js'] },
  '_cards.js': { file: 'assets/cards.js' },
  'style.css': { file: 'assets/style.css' },
}

describe('the files of a page', () => {
  it('are its entry, its style, and every chunk that its module imports, once', () => {
    expect(assetsOf(manifest, ['src/routes/home/home.tsx'])).toEqual({
      script: '/ui/mall/assets/entry.js',
      styles: ['/ui/mall/assets/style.css'],
      preloads: ['/ui/mall/assets/shared.js', '/ui/mall/assets/home.js', '/ui/mall/assets/cards.js'],
      icon: '/ui/mall/icon.svg',
    })
  })

  it('are the shared ones alone for a page without a module', () => {
    expect(assetsOf(manifest, ['src/routes/.tsx']).preloads).toEqual(['/ui/mall/assets/shared.js'])
  })
})

describe('data in a script element', () => {
  it('cannot end it (S8)', () => {
    const value = { text: '</script><script>alert(1)</script><!--' }
    expect(scriptText(value)).not.toContain('<')
    expect(JSON.parse(scriptText(value))).toEqual(value)
  })
})

describe('the beginning of the app', () => {
  const files = { script: '/ui/mall/assets/entry.js', preloads: ['/ui/mall/assets/home.js'] }
  const run = (hidden: boolean) => {
    const fetched: string[] = []
    const later: (() => void)[] = []
    const browser = {
      document: {
        hidden,
        createElement: (name: string) => ({ name }),
        head: { append: (element: Record<string, string>) => fetched.push(Object.values(element).join(' ')) },
      },
      requestAnimationFrame: (act: () => void) => later.push(act),
      setTimeout: (act: () => void) => later.push(act),
    }
    new Function(...Object.keys(browser), beginning(files))(...Object.values(browser))
    return { fetched, frame: () => later.shift()?.() }
  }
  const all = ['link modulepreload /ui/mall/assets/home.js', 'script module /ui/mall/assets/entry.js']

  it('waits until the page that the server drew is on the screen', () => {
    const { fetched, frame } = run(false)
    frame()
    expect(fetched).toEqual([])
    frame()
    expect(fetched).toEqual(all)
  })

  it('does not wait for a page that nobody looks at', () => {
    expect(run(true).fetched).toEqual(all)
  })
})
