import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from '../run/machine.mjs'

/** Functions that give a text: of i18next, of messages, and formats of the core. */
const GIVES_TEXT = /^(t|say|format[A-Z]\w*|.*\.join)$/

/** Whether an expression is a text for certain, as far as its syntax tells. */
const isText = (node: ts.Expression): boolean => {
  if (ts.isParenthesizedExpression(node)) return isText(node.expression)
  if (ts.isConditionalExpression(node)) return isText(node.whenTrue) || isText(node.whenFalse)
  if (ts.isBinaryExpression(node)) return isText(node.left) || isText(node.right)
  if (ts.isCallExpression(node)) return GIVES_TEXT.test(node.expression.getText())
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

const returnsOf = (body: ts.ConciseBody): readonly ts.Expression[] => {
  if (!ts.isBlock(body)) return [body]
  const found: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return
    if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression)
    ts.forEachChild(node, visit)
  }
  ts.forEachChild(body, visit)
  return found
}

/** Components of a file that return a bare text, by name. */
const bareTexts = (file: string, text: string): readonly string[] => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    if (
      ts.isVariableDeclaration(node) &&
      /^[A-Z][a-z]/.test(node.name.getText()) &&
      node.initializer !== undefined &&
      ts.isArrowFunction(node.initializer) &&
      returnsOf(node.initializer.body).some(isText)
    )
      faults.push(`${file}: ${node.name.getText()}`)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

describe('a component', () => {
  it('returns an element instead of a bare text, which a translator would replace for good', () => {
    const files = globSync(['packages/{ui,app}/src/**/*.tsx', 'apps/*/src/**/*.tsx'], { cwd: root })
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((file) => bareTexts(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
  })

  it.each([
    'const Sum = ({ sum }) => formatMoney(sum)',
    'const Sum = () => { const { t } = useTranslation(); if (none) return null; return t("sum") }',
    'const Sum = ({ a }) => { return a ? <b>{a}</b> : "none" }',
    'const Sum = ({ all }) => all.join(", ")',
  ])('is found when it returns one: %s', (text) => {
    expect(bareTexts('Sum.tsx', text)).toEqual(['Sum.tsx: Sum'])
  })

  it('is not found when it returns an element around its text', () => {
    expect(bareTexts('Sum.tsx', 'const Sum = ({ sum }) => <>{formatMoney(sum)}</>')).toEqual([])
  })
})
