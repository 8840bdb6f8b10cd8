import type { Entry } from './reference.ts'

/** @returns the README with `made` between the marks of that name, and the rest as it was. @throws when they are gone */
export const withMade = (readme: string, name: string, made: string): string => {
  const [begin, end] = [`<!-- ${name}: made by \`npm run docs\` -->\n\n`, `\n\n<!-- /${name} -->`]
  const [before, rest] = readme.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (after === undefined) throw new Error(`README.md lost the marks of its ${name}.`)
  return `${before}${begin}${made}${end}${after}`
}

/** @returns the first example of a name of the core, as the README shows it. @throws when it has none */
export const exampleOf = (entries: readonly Entry[], module: string, name: string): string => {
  const declaration = entries
    .find((entry) => entry.module === module)
    ?.declarations.find((each) => each.name === name)
  const [example] = declaration?.examples ?? []
  if (example === undefined) throw new Error(`${module}.${name} has no example for the README.`)
  return `\`\`\`ts\n${example}\n\`\`\``
}
