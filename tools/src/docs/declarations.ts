import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** What a chart asks of the app that runs it. */
export interface ChartNeed {
  readonly name: string
  /** The type of what the chart gives it. */
  readonly input: string
  readonly says: string
}

/** A name that an entry of the core exports. */
export interface Declaration {
  readonly name: string
  readonly kind: 'function' | 'type' | 'value'
  /** As a reader needs it: a function without its body, everything else as it is written. */
  readonly text: string
  /** What its docstring says. */
  readonly says: string
  readonly throws: string
  readonly examples: readonly string[]
  /** Of a chart, what it needs; undefined of anything else. */
  readonly needs?: readonly ChartNeed[] | undefined
}

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)

const tagsOf = (node: ts.Node, name: string) =>
  ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === name)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')

const says = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('\n')

const unfenced = (example: string) =>
  example
    .replace(/^```\w*\n/, '')
    .replace(/\n```$/, '')
    .trim()

const documented = (node: ts.Node, name: string, kind: Declaration['kind'], text: string): Declaration => ({
  name,
  kind,
  text,
  says: says(node),
  throws: tagsOf(node, 'throws').join(' '),
  examples: tagsOf(node, 'example').map(unfenced),
})

/** Parameters and result without the body; a function that makes a function shows the heads of both. */
const headOf = (fn: ts.ArrowFunction): string => {
  const head = fn.getSourceFile().text.slice(fn.getStart(), fn.equalsGreaterThanToken.getStart()).trim()
  return ts.isArrowFunction(fn.body) ? `${head} => ${headOf(fn.body)}` : head
}

const propertyOf = (object: ts.Node | undefined, name: string): ts.Expression | undefined =>
  object && ts.isObjectLiteralExpression(object)
    ? object.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
        ?.initializer
    : undefined

/** What `setup({ actors })` declares before `.createMachine`; undefined of an expression that makes no chart. */
const needsOf = (initializer: ts.Expression | undefined): readonly ChartNeed[] | undefined => {
  if (!initializer || !ts.isCallExpression(initializer)) return undefined
  const { expression } = initializer
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'createMachine') return undefined
  const setup = expression.expression
  const actors = ts.isCallExpression(setup) ? propertyOf(setup.arguments[0], 'actors') : undefined
  return (actors && ts.isObjectLiteralExpression(actors) ? actors.properties : []).flatMap((need) =>
    ts.isPropertyAssignment(need) && ts.isCallExpression(need.initializer)
      ? [
          {
            name: need.name.getText(),
            input: need.initializer.typeArguments?.[0]?.getText() ?? 'undefined',
            says: says(need),
          },
        ]
      : [],
  )
}

const ofVariable = (statement: ts.VariableStatement): readonly Declaration[] =>
  statement.declarationList.declarations.flatMap((variable) => {
    if (!ts.isIdentifier(variable.name)) return []
    const name = variable.name.text
    const { initializer } = variable
    return initializer && ts.isArrowFunction(initializer)
      ? [documented(statement, name, 'function', `const ${name} = ${headOf(initializer)}`)]
      : [
          {
            ...documented(statement, name, 'value', `const ${variable.getText()}`),
            needs: needsOf(initializer),
          },
        ]
  })

const isExported = (node: ts.Node) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)

const ofStatement = (statement: ts.Statement): readonly Declaration[] => {
  if (!isExported(statement)) return []
  if (ts.isVariableStatement(statement)) return ofVariable(statement)
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [documented(statement, statement.name.text, 'type', statement.getText().replace(/^export /, ''))]
  return []
}

const pathOf = (from: string, specifier: ts.Expression | undefined) =>
  specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')
    ? join(dirname(from), specifier.text)
    : undefined

/** What a file exports, itself or by way of the files of its module. */
export const declarationsOf = (file: string): readonly Declaration[] =>
  parse(file).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement)) return ofStatement(statement)
    const target = pathOf(file, statement.moduleSpecifier)
    const { exportClause } = statement
    if (!target || !exportClause || !ts.isNamedExports(exportClause)) return []
    const names = new Set(exportClause.elements.map(({ name }) => name.text))
    return declarationsOf(target).filter(({ name }) => names.has(name))
  })

/** What the comment at the head of an entry says about it. */
export const headComment = (file: string): string => {
  const [first] = parse(file).statements
  return first ? says(first) : ''
}
