import { type DraftToSave, draftMachine, draftView } from '@compute-mall/core/form'
import { reviewFixtures } from '@compute-mall/core/review/testing'
import {
  type ApplicationEvent,
  type ApplicationSubmission,
  applicationMachine,
  applicationView,
  type Check,
  emptyForm,
  type RejectedApplication,
} from '@compute-mall/core/settlement'
import { settlementFixtures } from '@compute-mall/core/settlement/testing'
import { ApplicationPage } from '@compute-mall/mall/features/settlement/ApplicationPage.tsx'
import type { ApplicationPageProps } from '@compute-mall/mall/features/settlement/application.types.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { createActor, type EventObject, fromCallback } from 'xstate'

const { enterpriseForm, personalForm, inReview } = settlementFixtures
const TODAY = '2026-11-21'
/** An actor that never answers. */
const silent = <Input,>() => fromCallback<EventObject, Input>(() => undefined)
const chart = applicationMachine.provide({
  actors: {
    check: silent<Check>(),
    submit: silent<ApplicationSubmission>(),
    askOutcome: silent<{ key: string }>(),
  },
})
const draftChart = draftMachine.provide({ actors: { save: silent<DraftToSave>() } })

/** The form after these events. */
const after = (
  form = enterpriseForm,
  events: readonly ApplicationEvent[] = [],
  rejected?: RejectedApplication,
) => {
  const actor = createActor(chart, { input: { form, today: TODAY, ...(rejected && { rejected }) } }).start()
  for (const event of events) actor.send(event)
  const view = applicationView(actor.getSnapshot())
  actor.stop()
  return view
}

type DraftState = 'clean' | 'saving' | 'saved' | 'failed' | 'conflict'
const theirs = {
  form: 'settlement',
  revision: 4,
  savedAt: '2026-11-21T06:05:00.000Z',
  record: { shopName: '星澜科学计算' },
}

/** The draft in a state of its chart. */
const draftIn = (state: DraftState) => {
  const actor = createActor(draftChart, { input: { form: 'settlement', draft: null } }).start()
  if (state !== 'clean') {
    actor.send({ type: 'draft.changed', record: { shopName: '星澜智算' } })
    actor.send({ type: 'draft.flush' })
  }
  if (state === 'saved') actor.send({ type: 'save.done', revision: 3, savedAt: '2026-11-21T06:02:00.000Z' })
  if (state === 'failed') actor.send({ type: 'save.failed', failure: { kind: 'unanswered' } })
  if (state === 'conflict') actor.send({ type: 'save.stale', theirs })
  const view = draftView(actor.getSnapshot())
  actor.stop()
  return view
}

/** A picture of one point. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const noPicture = { file: null, percent: undefined, refusal: null }
const view: ApplicationPageProps['view'] = {
  application: after(emptyForm('ENTERPRISE')),
  draft: draftIn('clean'),
  isKeptHere: false,
  pictures: { certificationImg: noPicture, logoImg: noPicture },
  pictureAddress: () => PIXEL,
  isMending: false,
  place: 'form',
  refusals: 0,
  openAt: null,
  today: TODAY,
}

const meta = {
  title: 'Mall/Settlement/Application',
  component: ApplicationPage,
  parameters: { layout: 'fullscreen' },
  args: {
    view,
    commands: {
      chooseType: fn(),
      change: fn(),
      leave: fn(),
      answer: fn(),
      upload: fn(),
      removePicture: fn(),
      finish: fn(() => false),
      check: fn(),
      backToForm: fn(),
      submit: fn(),
      recheck: fn(),
      keepMine: fn(),
      takeTheirs: fn(),
      merge: fn(),
    },
  },
} satisfies Meta<typeof ApplicationPage>
export default meta
type Story = StoryObj<typeof meta>

const shows = (part: Partial<ApplicationPageProps['view']>): Story => ({
  args: { view: { ...view, ...part } },
})
const key = 'key-1'
const submit: ApplicationEvent = { type: 'application.submit', key }
const silence: ApplicationEvent = { type: 'application.refused', failure: { kind: 'unanswered' } }
const fiveWrong = {
  ...enterpriseForm,
  uscc: '1',
  bankAccount: '',
  contactMobile: '1',
  serviceHours: '',
  shopName: '',
}

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('radio', { name: '个人开发者' }))
    await expect(args.commands.chooseType).toHaveBeenCalledWith('PERSONAL')
    await userEvent.type(canvas.getByLabelText(/^店铺名称/), '星')
    await expect(args.commands.change).toHaveBeenCalledWith('shopName', '星')
    await userEvent.tab()
    await expect(args.commands.leave).toHaveBeenCalledWith('shopName')
    await userEvent.click(canvas.getByRole('button', { name: '核对并提交' }))
    await expect(args.commands.check).toHaveBeenCalledOnce()
  },
}
export const EmptyEnglish: Story = { globals: { language: 'en' } }
export const Filled = shows({ application: after(), draft: draftIn('saved') })
export const Personal = shows({ application: after(personalForm), draft: draftIn('saving') })
export const Errors: Story = {
  ...shows({ application: after(fiveWrong, [submit]), refusals: 1 }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const summary = canvas.getByRole('alert')
    await expect(summary).toHaveFocus()
    await expect(within(summary).getAllByRole('link')).toHaveLength(5)
    await userEvent.click(within(summary).getByRole('link', { name: '请输入店铺名称' }))
    await expect(args.commands.backToForm).toHaveBeenCalled()
    await expect(canvas.getByLabelText(/^店铺名称/)).toHaveFocus()
  },
}
export const ErrorsEnglish: Story = {
  ...shows({ application: after(fiveWrong, [submit]), refusals: 1 }),
  globals: { language: 'en' },
}
export const Checking = shows({
  application: after(enterpriseForm, [{ type: 'field.left', field: 'contactMobile' }]),
})
export const Unchecked = shows({
  application: after(enterpriseForm, [
    { type: 'field.left', field: 'contactMobile' },
    { type: 'check.failed', field: 'contactMobile', failure: { kind: 'unanswered' } },
  ]),
})
export const Duplicate = shows({
  application: after(enterpriseForm, [
    { type: 'field.left', field: 'contactMobile' },
    {
      type: 'check.answered',
      field: 'contactMobile',
      value: enterpriseForm.contactMobile,
      isDuplicate: true,
    },
  ]),
})
export const Uploading = shows({
  application: after({ ...enterpriseForm, certificationImg: '' }),
  pictures: {
    certificationImg: {
      file: new File(['licence'], 'licence.webp'),
      percent: 40,
      refusal: null,
    },
    logoImg: { ...noPicture, refusal: { key: 'error:PICTURE10001' } },
  },
})
export const KeptInBrowser = shows({ application: after(), draft: draftIn('failed'), isKeptHere: true })
export const Conflict: Story = {
  ...shows({ application: after(), draft: draftIn('conflict') }),
  play: async ({ canvasElement, args }) => {
    const dialog = within(await within(canvasElement).findByRole('alertdialog'))
    await expect(dialog.getByText('星澜科学计算')).toBeVisible()
    const [first] = dialog.getAllByRole('radio', { name: /其他窗口/ })
    if (first === undefined) throw new Error('nothing differs')
    await userEvent.click(first)
    await userEvent.click(dialog.getByRole('button', { name: '按所选合并' }))
    await expect(args.commands.merge).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: '全部用其他窗口的' }))
    await expect(args.commands.takeTheirs).toHaveBeenCalledOnce()
    await userEvent.click(dialog.getByRole('button', { name: '全部用本窗口的' }))
    await expect(args.commands.keepMine).toHaveBeenCalledOnce()
  },
}
export const Overview: Story = {
  ...shows({ application: after(), place: 'overview' }),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: '核对信息' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }))
    await expect(args.commands.submit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: '修改结算信息' }))
    await expect(args.commands.backToForm).toHaveBeenCalledOnce()
  },
}
export const OverviewEnglish: Story = {
  ...shows({ application: after(), place: 'overview' }),
  globals: { language: 'en' },
}
export const Submitting = shows({ application: after(enterpriseForm, [submit]), place: 'overview' })
export const Confirming = shows({ application: after(enterpriseForm, [submit, silence]), place: 'overview' })
export const Unconfirmed: Story = {
  ...shows({
    application: after(enterpriseForm, [submit, silence, { type: 'application.unknown' }]),
    place: 'overview',
  }),
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '立即核实' }))
    await expect(args.commands.recheck).toHaveBeenCalledOnce()
  },
}
export const Accepted = shows({
  application: after(enterpriseForm, [submit, { type: 'application.accepted', info: inReview }]),
  place: 'overview',
})

const rejected = { form: enterpriseForm, reasons: reviewFixtures.reasons }
export const Mending: Story = {
  ...shows({ application: after(enterpriseForm, [], rejected), isMending: true }),
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByLabelText(/^回复审核意见/)
    if (first === undefined) throw new Error('no refused field')
    await userEvent.type(first, '已')
    await expect(args.commands.answer).toHaveBeenCalledWith('certificationImg', '已')
  },
}
export const MendingEnglish: Story = {
  ...shows({ application: after(enterpriseForm, [submit], rejected), isMending: true, refusals: 1 }),
  globals: { language: 'en' },
}
