import { Combobox } from '@compute-mall/ui/widgets'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { early, write } from '../early.tsx'
import { Held, nothing, type Say, shown } from '../specimen.tsx'

/**
 * One of very many, found by typing.
 *
 * **Do:** find by every name that people use, in both languages.
 *
 * **Don't:** use it for up to some twenty, which are quicker in a `SelectField`, or for text that need not be in the
 * list.
 */
const meta: Meta<typeof Combobox> = {
  title: 'Widgets/Combobox',
  component: Combobox,
  args: { label: '', options: [], value: null, onChange: nothing },
}
export default meta
type Story = StoryObj<typeof Combobox>

const centers = (say: Say) =>
  [
    ['kunshan', '昆山算力中心', 'Kunshan computing centre'],
    ['zhongwei', '中卫算力中心', 'Zhongwei computing centre'],
    ['tianjin', '天津算力中心', 'Tianjin computing centre'],
    ['zhengzhou', '郑州算力中心', 'Zhengzhou computing centre'],
    ['changsha', '长沙算力中心（维护中）', 'Changsha computing centre (under repair)'],
  ].map(([value = '', zh = '', en = '']) => ({ value, label: say(zh, en), disabled: value === 'changsha' }))

const field: Story = shown((say, args) => (
  <div style={{ maxWidth: 360, minHeight: 320 }}>
    <Held<string | null> initial={args.value}>
      {(value, set) => (
        <Combobox
          {...args}
          label={say('计算中心', 'Computing centre')}
          options={centers(say)}
          value={value}
          onChange={set}
        />
      )}
    </Held>
  </div>
))

export const Default: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox', { name: /计算中心|Computing centre/ })
    const isChinese = document.documentElement.lang === 'zh-CN'
    // Without a pause, as on a page that is busy and then gets all keys at once.
    const person = userEvent.setup({ delay: null })
    await person.type(box, isChinese ? '天津' : 'tianjin')
    await expect(box).toHaveValue(isChinese ? '天津' : 'tianjin')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await waitFor(() => expect(canvas.getByRole('option')).toHaveAttribute('data-highlighted'))
    await person.keyboard('{Enter}')
    await waitFor(() => expect(box).toHaveValue(isChinese ? '天津算力中心' : 'Tianjin computing centre'))
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
  },
}
/** What was typed and not chosen is gone with the list. */
export const Left: Story = {
  ...shown((say, args) => (
    <div style={{ minHeight: 320 }}>
      <Combobox
        {...args}
        label={say('计算中心', 'Computing centre')}
        options={centers(say)}
        value="kunshan"
      />
      <button type="button">{say('下一项', 'Next')}</button>
    </div>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox')
    const before = /^(昆山算力中心|Kunshan computing centre)$/
    for (const key of ['{Escape}', '{Tab}']) {
      await userEvent.click(box)
      await userEvent.keyboard('z')
      await waitFor(() => expect(canvas.getByRole('listbox')).toBeVisible())
      await expect(box).toHaveDisplayValue(/z$/)
      await userEvent.keyboard(key)
      await waitFor(() => expect(box).toHaveDisplayValue(before))
      await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    }
  },
}
/** The focus is still in the box when its script comes: the list opens with what was typed. */
export const TypedEarly: Story = {
  ...early<string | null>(
    null,
    (page) => {
      write('天津 tianjin')(page)
      page.querySelector('input')?.focus()
    },
    (say, value, set) => (
      <div style={{ minHeight: 320 }}>
        <Combobox
          label={say('计算中心', 'Computing centre')}
          options={[{ value: 'both', label: '天津 Tianjin' }, ...centers(say)]}
          value={value}
          onChange={set}
        />
      </div>
    ),
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await expect(canvas.getByRole('combobox')).toHaveValue('天津 tianjin')
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('"both"')).toBeVisible()
  },
}
export const Opened: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /展开选项|Show options/ }))
    await expect(await canvas.findByRole('listbox')).toHaveAccessibleName(/计算中心|Computing centre/)
    await expect(canvas.getAllByRole('option')).toHaveLength(5)
  },
}
export const Chosen: Story = {
  ...field,
  args: { value: 'kunshan' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /清除|Clear/ }))
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveValue(''))
  },
}
export const NothingMatches: Story = {
  ...field,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await expect(await canvas.findByText(/没有匹配|No option matches/)).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('0')
  },
}
export const Asks: Story = {
  args: { busy: true, onQuery: fn() },
  ...shown((say, args) => <Combobox {...args} label={say('店铺', 'Shop')} />),
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'A')
    await expect(args.onQuery).toHaveBeenCalledWith('A')
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/加载中|Loading/)
  },
}
/** Asks a server that needs a while, whose answer comes while one types on. */
const Asking = ({ label }: { readonly label: string }) => {
  const [value, setValue] = useState<string | null>(null)
  const [asked, setAsked] = useState('')
  const [answer, setAnswer] = useState('')
  const ask = (words: string) => {
    setAsked(words)
    setTimeout(() => setAnswer(words), 50)
  }
  const names = ['Alpha', 'Alpine', 'Beta'].filter((name) => name.toLowerCase().startsWith(answer))
  return (
    <Combobox
      label={label}
      options={names.map((name) => ({ value: name, label: name }))}
      value={value}
      onChange={setValue}
      onQuery={ask}
      busy={asked !== answer}
    />
  )
}
export const AsksWhileTyping: Story = {
  ...shown((say) => (
    <div style={{ minHeight: 240 }}>
      <Asking label={say('店铺', 'Shop')} />
    </div>
  )),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const box = canvas.getByRole('combobox')
    const person = userEvent.setup({ delay: 20 })
    // The list is still that of what was typed before: nothing of it may be taken.
    await person.type(box, 'alpi{Enter}')
    await expect(box).toHaveValue('alpi')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1))
    await expect(box).toHaveValue('alpi')
    await person.keyboard('{Enter}')
    await waitFor(() => expect(box).toHaveValue('Alpine'))
  },
}
export const Wrong: Story = { ...field, args: { error: '请选择计算中心' } }
export const Disabled: Story = { ...field, args: { value: 'kunshan', disabled: true } }
export const LongText: Story = {
  ...shown((say, args) => (
    <Combobox
      {...args}
      label={say('计算中心', 'Computing centre')}
      value="long"
      options={[
        {
          value: 'long',
          label: say(
            '华东一区（昆山）国家超级计算中心高性能算力专区',
            'East China I (Kunshan) high performance zone of the national centre',
          ),
        },
      ]}
    />
  )),
  globals: { viewport: { value: 'w360' } },
}
