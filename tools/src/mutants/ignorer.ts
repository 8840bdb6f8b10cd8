import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** What of Babel's nodes is asked for; Stryker leaves their type to Babel. */
interface Node {
  readonly type: string
  readonly name?: string
  readonly key?: Node
  readonly value?: Node
  readonly callee?: Node
  readonly properties?: readonly Node[]
}

const shouldIgnore = ({ node, parent }: { readonly node: Node; readonly parent: Node | null }) => {
  const isObject = node.type === 'ObjectExpression'
  const isText = node.type === 'StringLiteral' || node.type === 'TemplateLiteral'
  const key = parent?.type === 'ObjectProperty' && parent.value === node ? parent.key?.name : undefined
  if (isObject && key === 'types') return 'Types alone: nothing of them is left when the chart runs.'

  // What a state is, be it all that is said of it, and how a need that nobody provided is called.
  const isDescribed =
    isObject && node.properties?.length === 1 && node.properties[0]?.key?.name === 'description'
  const isProse = isText && (key === 'description' || parent?.callee?.name === 'unprovided')
  return isDescribed || isProse ? 'Words for people: the pages made from the charts show them.' : undefined
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'prose', { shouldIgnore })]
