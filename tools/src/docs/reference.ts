import { Converter, ReflectionKind } from 'typedoc'
import { type MarkdownApplication, MarkdownTheme } from 'typedoc-plugin-markdown'
import ts from 'typescript'
import { code, fenced } from './page.ts'

const MOST_LINES = 50

/** Long texts are data, such as messages; their beginning says what they are. */
const shortened = (text: string) => {
  const lines = text.split('\n')
  return lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), '…'].join('\n') : text
}

/** Parameters and result without the body; a function that makes a function shows the heads of both. */
const headOf = (fn: ts.ArrowFunction): string => {
  const head = fn.getSourceFile().text.slice(fn.getStart(), fn.equalsGreaterThanToken.getStart()).trim()
  return ts.isArrowFunction(fn.body) ? `${head} => ${headOf(fn.body)}` : head
}

/** As a reader needs it: a function without its body, everything else as it is written. */
const written = (node: ts.Node, isAlone: boolean): string => {
  // What stands with another of its name says itself what it is; otherwise the page does.
  if (!ts.isVariableDeclaration(node))
    return (isAlone ? node.getText() : node.getFullText().trim()).replace(/^export /m, '')
  const { name, initializer } = node
  return initializer && ts.isArrowFunction(initializer)
    ? `const ${name.getText()} = ${headOf(initializer)}`
    : `const ${node.getText()}`
}

/** A chart reads better as what it is given and needs; what it does is drawn on a page of its own. */
const told = (text: string): readonly string[] => {
  const id = /\.createMachine\([\s\S]*?\bid: '(?<id>[\w.-]+)'/.exec(text)?.groups?.id
  if (id === undefined) return [fenced('ts', shortened(text))]
  const [needs] = text.split(/\n(?: {2}(?:delays|guards|actions): |\}\)\.createMachine)/)
  return [
    fenced('ts', `${needs}\n  …`),
    `A statechart: [${id}](../statecharts.md#${id.toLowerCase()}) draws it, with every state and transition.`,
  ]
}

/** What the page of a module shows of each of its names. */
const texts = new WeakMap<object, string>()

class AsWritten extends MarkdownTheme {
  override getRenderContext(...page: Parameters<MarkdownTheme['getRenderContext']>) {
    const context = super.getRenderContext(...page)
    const { member, comment } = context.partials
    const { getCommentParts } = context.helpers
    context.partials.member = (model, options) => {
      const text = texts.get(model)
      if (text === undefined) return member(model, options)
      const [head] = model.signatures ?? []
      const says = head?.comment ?? model.comment
      const given = (head?.parameters ?? []).flatMap((parameter) =>
        parameter.comment ? [`- ${code(parameter.name)}: ${getCommentParts(parameter.comment.summary)}`] : [],
      )
      return [
        says && comment(says, { showTags: false }),
        ...told(text),
        given.join('\n'),
        says && comment(says, { showSummary: false, showReturns: true }),
      ]
        .filter(Boolean)
        .join('\n\n')
    }
    return context
  }
}

/** What TypeDoc calls, which `packages/core/typedoc.json` tells of this file: names are shown as they are written. */
export const load = (app: MarkdownApplication): void => {
  app.renderer.defineTheme('as written', AsWritten)
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    const { project } = context
    const names = project.getChildrenByKind(ReflectionKind.Module).flatMap(({ children = [] }) => children)
    for (const each of names) {
      if (each.isReference()) continue
      const nodes = context.getSymbolFromReflection(each)?.declarations ?? []
      texts.set(each, nodes.map((node) => written(node, nodes.length === 1)).join('\n'))
      // Inferred types and members would be told once more, and each by itself.
      project.removeTypeReflections(each.type)
      for (const part of each.children?.slice() ?? []) project.removeReflection(part)
      // What a codec reads is a type of the same name, and is told with it.
      if (each.kindOf(ReflectionKind.SomeType) && nodes.some(ts.isVariableDeclaration))
        project.removeReflection(each)
    }
  })
}
