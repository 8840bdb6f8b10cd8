import { Fragment, jsx } from 'react/jsx-runtime'

type Props = Readonly<Record<string, unknown>>

const isText = (child: unknown): child is string | number | bigint =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint'

/** A text, or what React draws nothing for: it does not end a run of texts. */
const isInRun = (child: unknown): boolean =>
  isText(child) || child === null || child === undefined || typeof child === 'boolean'

/** Elements that can contain nothing but one text. */
const TEXT_ONLY: readonly unknown[] = ['option', 'title', 'style', 'script', 'textarea']
/** Elements of SVG that draw text and cannot contain a `span`. */
const SVG_TEXT: readonly unknown[] = ['text', 'tspan']

const AMOUNT = /^[-−]?¥[\d,.]+$/

const withAmount = (props: Props): Props =>
  typeof props.children === 'string' && AMOUNT.test(props.children) ? { translate: 'no', ...props } : props

/** Translators leave white space alone, and an element of it would be one more item of a flex container. */
const elementOf = (type: unknown, text: string, key: number) =>
  text.trim() === ''
    ? text
    : jsx(SVG_TEXT.includes(type) ? 'tspan' : 'span', withAmount({ children: text }), key)

/** Replaces each run of texts by one element; every other child stays at its position. */
const ownTexts = (type: unknown, children: readonly unknown[]): readonly unknown[] => {
  const owned: unknown[] = []
  let run: unknown[] = []
  const endRun = () => {
    const texts = run.filter(isText)
    if (texts.length > 0)
      owned.push(elementOf(type, texts.join(''), owned.length), ...run.slice(1).map(() => null))
    else owned.push(...run)
    run = []
  }
  for (const child of children) {
    if (isInRun(child)) run.push(child)
    else {
      endRun()
      owned.push(Array.isArray(child) ? ownTexts(type, child) : child)
    }
  }
  endRun()
  return owned
}

/**
 * Gives each text that stands beside other children an element of its own. A browser's translator replaces text nodes,
 * while React goes on writing into the ones it created: it replaces a text whole only where this is the only child of
 * its element. An amount alone in its element is marked as not to be translated.
 * @param type of the element: a name, a component or a fragment
 */
export const withOwnTexts = (type: unknown, props: Props): Props => {
  const { children } = props
  if (Array.isArray(children)) {
    if (!children.some((child) => isText(child) || Array.isArray(child))) return props
    if (!TEXT_ONLY.includes(type)) return { ...props, children: ownTexts(type, children) }
    return children.every(isInRun) ? { ...props, children: children.filter(isText).join('') } : props
  }
  if (type === Fragment && isText(children))
    return { ...props, children: elementOf(type, String(children), 0) }
  return typeof type === 'string' ? withAmount(props) : props
}
