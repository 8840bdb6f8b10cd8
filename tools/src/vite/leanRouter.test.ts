import { describe, expect, it } from 'vitest'
import { leanRouter } from './leanRouter.ts'

const { transform } = leanRouter()
const FILE = '/node_modules/react-router/dist/development/chunk.mjs'

describe('parts of React Router that nobody uses', () => {
  it.each([
    ['var Link = React10.forwardRef(', 'var Link = /* @__PURE__ */ React10.forwardRef('],
    ['var Memo = React3.memo(Plain);', 'var Memo = /* @__PURE__ */ React3.memo(Plain);'],
    ['var Context = React.createContext(null);', 'var Context = /* @__PURE__ */ React.createContext(null);'],
    ['Link.displayName = "Link";', ''],
  ])('can be left out: %s', (code, lean) => {
    expect(transform(code, FILE)?.code).toBe(lean)
  })

  it('are looked for in no other file', () => {
    expect(transform('Link.displayName = "Link";', '/packages/ui/src/link/Link.tsx')).toBeNull()
  })

  it('keep what is done while a page is drawn', () => {
    const inside = '    Form.displayName = "fetcher.Form";\n    return React10.useState(0)'
    expect(transform(inside, FILE)?.code).toBe(inside)
  })
})
