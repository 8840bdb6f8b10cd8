import { draftMachine, draftView } from '@compute-mall/core/form'
import { type applicationMachine, applicationView } from '@compute-mall/core/settlement'
import { ApplicationPage as MobileApplicationPage } from '@compute-mall/mall/features/settlement/ApplicationPage.mobile.tsx'
import { ApplicationPage } from '@compute-mall/mall/features/settlement/ApplicationPage.tsx'
import type { ApplicationPageProps } from '@compute-mall/mall/features/settlement/application.types.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createActor } from 'xstate'
import { nothing } from '../specimen.tsx'
import { applicationGallery } from './application.gallery.ts'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { deviceOf, keyOf, type LeafArgs, leafStory, litIn, stepIn } from './stories.ts'

type Props = ScreenProps<typeof applicationMachine>

const draft = draftView(
  createActor(draftMachine, { input: { form: 'settlement', draft: null } }).getSnapshot(),
)
const noPicture = { file: null, percent: undefined, refusal: null }

const propsOf = ({ snapshot, send }: Props): ApplicationPageProps => ({
  view: {
    application: applicationView(snapshot),
    draft,
    isKeptHere: false,
    pictures: { certificationImg: noPicture, logoImg: noPicture },
    pictureAddress: () => '',
    isMending: false,
    place: snapshot.value.form === 'editing' ? 'form' : 'overview',
    refusals: 0,
    openAt: null,
    today: snapshot.context.today,
  },
  commands: {
    chooseType: (applicantType) => send({ type: 'type.chosen', applicantType }),
    change: (field, text) => send({ type: 'field.changed', field, text }),
    leave: (field) => send({ type: 'field.left', field }),
    answer: (field, text) => send({ type: 'reason.answered', field, text }),
    upload: nothing,
    removePicture: nothing,
    finish: () => true,
    check: () => send({ type: 'application.submit', key: 'key-of-16-letters' }),
    backToForm: nothing,
    submit: () => send({ type: 'application.submit', key: 'key-of-16-letters' }),
    recheck: () => send({ type: 'application.recheck' }),
    keepMine: nothing,
    takeTheirs: nothing,
    merge: nothing,
  },
})
const screens = {
  desktop: (props: Props) => <ApplicationPage {...propsOf(props)} />,
  mobile: (props: Props) => <MobileApplicationPage {...propsOf(props)} />,
}

const leaf = leafStory(applicationGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Application',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <ChartGallery
      key={keyOf(args)}
      {...args}
      gallery={applicationGallery}
      Screen={screens[deviceOf(globals)]}
    />
  ),
}
export default meta
type Story = StoryObj<LeafArgs>

export const Editing: Story = leaf('form.editing')
export const Submitting: Story = leaf('form.submitting')
export const Confirming: Story = leaf('form.confirming')
export const Unconfirmed: Story = leaf('form.unconfirmed')
export const Accepted: Story = leaf('form.accepted')
export const IdentificationNumberResting: Story = leaf('identificationNumber.resting')
export const IdentificationNumberAsking: Story = leaf('identificationNumber.asking')
export const IdentificationNumberUnasked: Story = leaf('identificationNumber.unasked')
export const ContactMobileResting: Story = leaf('contactMobile.resting')
export const ContactMobileAsking: Story = leaf('contactMobile.asking')
export const ContactMobileUnasked: Story = leaf('contactMobile.unasked')
export const ContactEmailResting: Story = leaf('contactEmail.resting')
export const ContactEmailAsking: Story = leaf('contactEmail.asking')
export const ContactEmailUnasked: Story = leaf('contactEmail.unasked')
export const BankAccountResting: Story = leaf('bankAccount.resting')
export const BankAccountAsking: Story = leaf('bankAccount.asking')
export const BankAccountUnasked: Story = leaf('bankAccount.unasked')

/** Another merchant has the same phone: it is told at the field, and the form stays open (R5.04). */
export const Duplicate: Story = {
  args: leaf('contactMobile.asking').args,
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(stepIn(canvasElement, 'check.answered contactMobile'))
    await expect(litIn(canvasElement)).toContain('contactMobile.resting')
    const phone = within(canvasElement).getByLabelText(/^(联系人手机号|Contact mobile)/)
    await expect(phone).toBeInvalid()
  },
}
