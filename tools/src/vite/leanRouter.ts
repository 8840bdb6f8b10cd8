const ROUTER = /react-router[\\/]dist[\\/]/

/**
 * A plugin that lets a bundler leave out the parts of React Router that nobody uses. They are components that are made
 * and named when the file is loaded, which counts as an effect that has to be kept: 6 KB in brotli.
 */
export const leanRouter = () => ({
  name: 'lean-router',
  apply: 'build' as const,
  transform(code: string, id: string) {
    if (!ROUTER.test(id)) return null
    const lean = code
      .replace(/^\w+\.displayName = "\w+";$/gm, '')
      .replace(/= (?=React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ ')
    return { code: lean, map: null }
  },
})
