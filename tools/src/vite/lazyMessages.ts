const MESSAGES = /\.messages\.ts$/
const EXPORT = /^export const (\w+)/gm

/**
 * A plugin for builds whose first page comes from a server: leaves the texts of a module, in both languages, out of
 * the bundle. In their place stands a way to load them; the server embeds those of the page in its language.
 */
export const lazyMessages = () => ({
  name: 'lazy-messages',
  enforce: 'pre' as const,
  apply: (_: unknown, { command, isSsrBuild }: { readonly command: string; readonly isSsrBuild?: boolean }) =>
    command === 'build' && !isSsrBuild,
  transform(code: string, id: string) {
    if (!MESSAGES.test(id)) return null
    const names = [...code.matchAll(EXPORT)].map(([, name]) => name)
    const loads = names.map(
      (name) =>
        `export const ${name} = () => import(${JSON.stringify(`${id}?whole`)}).then((m) => m.${name})`,
    )
    return { code: loads.join('\n'), map: null, moduleSideEffects: false }
  },
})
