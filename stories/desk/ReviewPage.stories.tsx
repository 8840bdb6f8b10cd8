import { type ReviewCommands, ReviewPage, type ReviewView } from '@compute-mall/ui/desk/review'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { nothing, type Say, shown } from '../specimen.tsx'
import { inDesk, onPhone } from './desk.tsx'
import { licence } from './licence.ts'

/**
 * A submission to be decided on: what changed, what was checked, reasons field by field, and the decision.
 *
 * **Do:** name the revision that was read in the decision, and go on to the next one after it.
 *
 * **Don't:** let a check decide: it is a fact for the reviewer.
 */
const meta: Meta<typeof ReviewPage> = {
  title: 'Desk/ReviewPage',
  component: ReviewPage,
  parameters: { layout: 'fullscreen' },
  ...inDesk(),
}
export default meta
type Story = StoryObj<typeof ReviewPage>

const commands = {
  retry: fn(),
  focus: fn(),
  showChangedOnly: fn(),
  flag: fn(),
  unflag: fn(),
  writeGeneral: fn(),
  approve: fn(),
  reject: fn(),
  previous: fn(),
  next: fn(),
  claim: fn(),
  turnKeys: fn(),
} satisfies ReviewCommands

const view = (say: Say): ReviewView => ({
  head: {
    trail: [
      { label: say('商家审核', 'Merchants'), to: '/merchants' },
      { label: say('星澜智算', 'Starwave') },
    ],
    title: say('星澜智算', 'Starwave Computing'),
    tag: { label: say('待审核', 'In review'), tone: 'info' },
    note: say('第 2 次提交 · 今日 17:00 到期', 'Submission 2 · due today 17:00'),
  },
  state: {
    kind: 'loaded',
    value: {
      watermark: say('王审核 2026-11-21 10:00', 'W. Wang 2026-11-21 10:00'),
      checks: [
        { key: 'code', text: say('信用代码校验通过', 'Credit code valid'), tone: 'success' },
        { key: 'id', text: say('身份证校验通过', 'ID number valid'), tone: 'success' },
        {
          key: 'account',
          text: say('账户名称与公司名称不一致', 'Account name differs from the company'),
          tone: 'warn',
        },
        { key: 'earlier', text: say('曾审核不通过 1 次', 'Rejected once before'), tone: 'neutral' },
      ],
      fields: [
        {
          path: 'bankName',
          label: say('开户银行', 'Bank'),
          was: say('工商银行', 'ICBC'),
          is: say('中国工商银行深圳支行', 'ICBC, Shenzhen branch'),
          changed: true,
        },
        {
          path: 'licence',
          label: say('营业执照', 'Business licence'),
          was: say('照片 1', 'Picture 1'),
          is: say('照片 2', 'Picture 2'),
          changed: true,
          picture: { src: licence, alt: say('营业执照', 'Business licence') },
        },
        { path: 'phone', label: say('联系电话', 'Phone'), was: null, is: '138****0001', changed: true },
        {
          path: 'name',
          label: say('公司名称', 'Company'),
          was: say('星澜智算科技', 'Starwave'),
          is: say('星澜智算科技', 'Starwave'),
          changed: false,
        },
      ],
      timeline: [
        {
          key: '3',
          title: say('再次提交', 'Submitted again'),
          tone: 'info',
          at: { text: '2026-11-20 16:40', iso: '2026-11-20T08:40:00Z' },
          text: say('已重新扫描营业执照', 'New scan of the licence'),
        },
        {
          key: '2',
          title: say('审核不通过', 'Rejected'),
          tone: 'danger',
          at: { text: '2026-11-19 11:02', iso: '2026-11-19T03:02:00Z' },
          who: say('王审核', 'W. Wang'),
        },
        {
          key: '1',
          title: say('提交申请', 'Submitted'),
          at: { text: '2026-11-18 09:12', iso: '2026-11-18T01:12:00Z' },
        },
      ],
    },
  },
  claim: { text: { key: '', otherwise: say('您正在审核', 'You are reviewing this') }, isMine: true },
  mayDecide: true,
  changedOnly: true,
  focused: 'licence',
  reasons: [],
  general: '',
  approve: {},
  reject: {},
  hasPrevious: false,
  hasNext: true,
  keysOn: true,
})

const draw = (change: (say: Say) => Partial<ReviewView> = () => ({})): Story =>
  shown((say) => <ReviewPage view={{ ...view(say), ...change(say) }} commands={commands} />)

const flagged = (): Partial<ReviewView> => ({
  reasons: [
    { field: 'licence', code: 'unreadable', text: '' },
    { field: 'bankName', code: 'mismatch', text: '' },
  ],
})

export const Default: Story = {
  ...draw(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    commands.next.mockClear()
    await userEvent.keyboard('j')
    await expect(commands.next).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Control>}j{/Control}')
    await expect(commands.next).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: /标记联系电话|Flag Phone/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /内容不完整|Incomplete/ }))
    await userEvent.type(canvas.getByRole('textbox'), 'j')
    await expect(commands.next).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: /^保存$|^Save$/ }))
    await expect(commands.flag).toHaveBeenLastCalledWith({ field: 'phone', code: 'incomplete', text: 'j' })
  },
}
/** Nothing is chosen at first; what is saved needs a reason or words, and words alone are the other reason. */
export const FlaggingWithoutAReason: Story = {
  ...draw(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    commands.flag.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /标记联系电话|Flag Phone/ }))
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: /^保存$|^Save$/ }))
    const words = canvas.getByRole('textbox')
    await expect(words).toHaveFocus()
    await expect(words).toHaveAccessibleDescription(
      /请选择一个原因，或填写说明|Choose a reason, or explain it in words/,
    )
    await expect(commands.flag).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: /其他原因|Other/ }))
    await expect(words).toHaveAccessibleDescription(
      /选择“其他原因”时请填写说明|Explain what the other reason is/,
    )
  },
}
export const FlaggingInWords: Story = {
  ...draw(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /标记联系电话|Flag Phone/ }))
    await userEvent.type(canvas.getByRole('textbox'), '400-1')
    await userEvent.click(canvas.getByRole('button', { name: /^保存$|^Save$/ }))
    await expect(commands.flag).toHaveBeenLastCalledWith({ field: 'phone', code: 'other', text: '400-1' })
  },
}
/** A prepared text of the chosen reason is put in where one writes, and changed there. */
export const FlaggingWithAPreparedText: Story = {
  ...draw(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /标记联系电话|Flag Phone/ }))
    await userEvent.click(canvas.getByRole('radio', { name: /与其他资料不一致|Does not match/ }))
    await userEvent.type(canvas.getByRole('textbox'), '400-1. ')
    await userEvent.click(canvas.getByRole('button', { name: /^号码与证件|^The number differs/ }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /^保存$|^Save$/ }))
    await expect(commands.flag).toHaveBeenLastCalledWith({
      field: 'phone',
      code: 'mismatch',
      text: expect.stringMatching(/^400-1\. (号码与证件上的号码不一致|The number differs from the one)/),
    })
  },
}
export const Flagged: Story = draw(flagged)
export const Refusing: Story = {
  ...draw(flagged),
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('r')
    const dialog = within(within(canvasElement).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^审核不通过$|^Reject$/ }))
    await expect(commands.reject).toHaveBeenCalled()
  },
}
export const RefusingWithoutAReason: Story = {
  ...draw(),
  play: async ({ canvasElement }) => {
    commands.reject.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: /审核不通过|Reject/ }))
    const dialog = within(within(canvasElement).getByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^审核不通过$|^Reject$/ }))
    await expect(commands.reject).not.toHaveBeenCalled()
  },
}
export const Approving: Story = {
  ...draw((say) => ({ approve: { question: say('通过后将立即开通店铺。', 'The shop opens at once.') } })),
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('p')
    const dialog = within(within(canvasElement).getByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: /^通过$|^Approve$/ }))
    await expect(commands.approve).toHaveBeenCalled()
  },
}
export const Keys: Story = {
  ...draw(),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /快捷键|shortcuts/ }))
    await userEvent.click(within(canvasElement).getByRole('switch', { name: /启用快捷键|Use keyboard/ }))
    await expect(commands.turnKeys).toHaveBeenLastCalledWith(false)
  },
}
export const KeysOff: Story = {
  ...draw(() => ({ keysOn: false })),
  play: async () => {
    commands.next.mockClear()
    await userEvent.keyboard('j')
    await expect(commands.next).not.toHaveBeenCalled()
  },
}
export const AllFields: Story = draw(() => ({ changedOnly: false }))
export const ClaimedByAnother: Story = draw((say) => ({
  claim: { text: { key: '', otherwise: say('张明正在审核', 'Ming Zhang is reviewing this') }, isMine: false },
  approve: { disabledReason: say('请先接手审核', 'Take the review over first') },
  reject: { disabledReason: say('请先接手审核', 'Take the review over first') },
}))
export const Busy: Story = draw(() => ({ approve: { busy: true } }))
export const EmptyNothingChanged: Story = draw((say) => {
  const { state } = view(say)
  return state.kind === 'loaded'
    ? { state: { kind: 'loaded', value: { ...state.value, checks: [], timeline: [], fields: [] } } }
    : {}
})
export const Loads: Story = draw(() => ({ state: { kind: 'loading' } }))
export const Failed: Story = draw(() => ({
  state: { kind: 'failed', message: { key: 'failure:failedTitle' } },
}))
export const Forbidden: Story = draw(() => ({ state: { kind: 'forbidden' } }))
export const Stale: Story = draw((say) => ({
  notice: {
    kind: 'stale',
    change: say('申请人提交了新的版本。', 'The applicant submitted a newer version.'),
    onReload: nothing,
  },
}))
export const LongTexts: Story = draw((say) => {
  const { state } = view(say)
  return state.kind === 'loaded'
    ? {
        state: {
          kind: 'loaded',
          value: {
            ...state.value,
            fields: state.value.fields.map((field) => ({
              ...field,
              is: '20261121030725000188422026112103072500018842202611210307250001884220261121',
            })),
          },
        },
      }
    : {}
})
export const Phone: Story = { ...draw(flagged), ...onPhone }
