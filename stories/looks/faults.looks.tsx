import type { Meta, StoryObj } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { draw, faultsOf, type Look } from './looks.ts'

const phone: Look = { name: 'en, phone', language: 'en', widths: [360] }
const meta: Meta = { title: 'Planted', args: { view: { name: '云帆求解器' } } }

const planted: readonly (readonly [string, StoryObj, Partial<ReturnType<typeof faultsOf>>])[] = [
  [
    'a key in place of a text',
    { render: () => <button type="button" title="shop:open" /> },
    { keys: ['shop:open'] },
  ],
  ['Chinese of ours', { render: () => <p>云帆求解器 剩余</p> }, { chinese: ['云帆求解器 剩余'] }],
  ['a page wider than the window', { render: () => <div style={{ width: 400 }}>wide</div> }, { beyond: 40 }],
  ['nothing where the goods are called so', { render: () => <p>云帆求解器</p> }, {}],
  ['nothing where it says that it is Chinese', { render: () => <p lang="zh-CN">剩余</p> }, {}],
]

describe('drawing in a look', () => {
  it.each(planted)('[E2] finds %s', async (_, story, faults) => {
    const play = () => expect.unreachable('nobody plays')
    await draw('Planted', { ...story, play, globals: { language: 'zh' } }, meta, phone)
    expect(document.documentElement.lang).toBe('en')
    expect(faultsOf(story, meta, phone)).toEqual({ keys: [], chinese: [], beyond: 0, ...faults })
  })
})
