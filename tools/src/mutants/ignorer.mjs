import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** Words for people in a chart: what a state is, and how a need that nobody provided is called. */
const PROSE = new Set(['description'])
const NAMING = new Set(['unprovided'])

/**
 * What of Babel's paths is asked for; Stryker leaves their type to Babel.
 * @typedef {object} Path
 * @property {{ type: string }} node
 * @property {{ type: string, value?: unknown, key: { name?: string }, callee: { name?: string } } | null} parent
 */

/** @param {unknown} path */
const isProse = (path) => {
  const { node, parent } = /** @type {Path} */ (path)
  if (node.type !== 'StringLiteral' || !parent) return false
  if (parent.type === 'ObjectProperty') return parent.value === node && PROSE.has(parent.key.name ?? '')
  return parent.type === 'CallExpression' && NAMING.has(parent.callee.name ?? '')
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'prose', {
    shouldIgnore: (path) =>
      isProse(path) ? 'Words for people: the pages made from the charts show them.' : undefined,
  }),
]
