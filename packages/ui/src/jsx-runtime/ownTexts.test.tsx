import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

const Part = ({ children }: { readonly children: ReactNode }) => (
  <button type="button">
    <i />
    {children}
  </button>
)
const few = false
const count = 3
const none = ''

describe('a text that stands beside others', () => {
  it.each<readonly [string, ReactNode, string]>([
    ['alone', <p key="k">one</p>, '<p>one</p>'],
    [
      'before an element',
      <p key="k">
        one<b>two</b>
      </p>,
      '<p><span>one</span><b>two</b></p>',
    ],
    [
      'among conditions',
      <p key="k">
        {few && 'few'}
        {count} left{none}
        {few && <b />}
      </p>,
      '<p><span>3 left</span></p>',
    ],
    [
      'with white space between',
      <p key="k">
        {'a'} {'b'} <b>c</b> <i>d</i>
      </p>,
      '<p><span>a b </span><b>c</b> <i>d</i></p>',
    ],
    ['in a fragment', <>one</>, '<span>one</span>'],
    ['given to a part', <Part key="k">one</Part>, '<button type="button"><i></i><span>one</span></button>'],
    [
      'from a list',
      <p key="k">{['a', <b key="b">b</b>, 'c']}</p>,
      '<p><span>a</span><b>b</b><span>c</span></p>',
    ],
    [
      'from a list beside others',
      <p key="k">
        <i />
        {['a', 'b']}
      </p>,
      '<p><i></i><span>ab</span></p>',
    ],
    [
      'of an option',
      <option key="k">
        {count} of {count}
      </option>,
      '<option>3 of 3</option>',
    ],
    [
      'of a drawing',
      <text key="k">
        {count}
        <tspan>GB</tspan>
      </text>,
      '<text><tspan>3</tspan><tspan>GB</tspan></text>',
    ],
  ])('has an element of its own: %s', (_, drawn, markup) => {
    expect(renderToStaticMarkup(drawn)).toBe(markup)
  })

  it.each<readonly [string, ReactNode, string]>([
    ['¥1,200.00', <b key="k">¥1,200.00</b>, '<b translate="no">¥1,200.00</b>'],
    ['-¥3.50', <b key="k">{'-¥3.50'}</b>, '<b translate="no">-¥3.50</b>'],
    [
      '¥8 beside others',
      <p key="k">
        <b>sum</b>
        {'¥8'}
      </p>,
      '<p><b>sum</b><span translate="no">¥8</span></p>',
    ],
    ['a sentence', <b key="k">pay ¥8</b>, '<b>pay ¥8</b>'],
  ])('is not translated if it is an amount: %s', (_, drawn, markup) => {
    expect(renderToStaticMarkup(drawn)).toBe(markup)
  })
})
