import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Words for people in a chart: what a state is, and how a need that nobody provided is called. */
const PROSE = new Set(['description'])
const NAMING = new Set(['unprovided'])
const TEXTS = new Set(['StringLiteral', 'TemplateLiteral'])

/**
 * What of Babel's paths is asked for; Stryker leaves their type to Babel.
 * @typedef {object} Path
 * @property {{ type: string }} node
 * @property {{ type: string, value?: unknown, key: { name?: string }, callee: { name?: string } } | null} parent
 */

/**
 * What `setup` takes for the compiler alone.
 * @param {unknown} path
 */
const isType = (path) => {
  const { node, parent } = /** @type {Path} */ (path)
  return (
    node.type === 'ObjectExpression' &&
    parent?.type === 'ObjectProperty' &&
    parent.value === node &&
    parent.key.name === 'types'
  )
}

/**
 * A state that nothing leads out of, described and no more.
 * @param {unknown} path
 */
const isDescription = (path) => {
  const { node } = /** @type {{ node: { type: string, properties?: { key?: { name?: string } }[] } }} */ (
    path
  )
  return (
    node.type === 'ObjectExpression' &&
    node.properties?.length === 1 &&
    PROSE.has(node.properties[0]?.key?.name ?? '')
  )
}

/** @param {unknown} path */
const isProse = (path) => {
  const { node, parent } = /** @type {Path} */ (path)
  if (!TEXTS.has(node.type) || !parent) return false
  if (parent.type === 'ObjectProperty') return parent.value === node && PROSE.has(parent.key.name ?? '')
  return parent.type === 'CallExpression' && NAMING.has(parent.callee.name ?? '')
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'prose', {
    shouldIgnore: (path) => {
      if (isType(path)) return 'Types alone: nothing of them is left when the chart runs.'
      return isDescription(path) || isProse(path)
        ? 'Words for people: the pages made from the charts show them.'
        : undefined
    },
  }),
]
