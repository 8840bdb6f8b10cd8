import { type sessionMachine, sessionView } from '@compute-mall/core/identity'
import { MallLayout, MobileLayout } from '@compute-mall/ui/layouts'
import { useLanguage } from '@compute-mall/ui/text'
import { content } from '@compute-mall/ui/theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { commands, shellOf } from '../layouts/shell.fixtures.ts'
import { nothing } from '../specimen.tsx'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { sessionGallery } from './session.gallery.ts'
import { deviceOf, keyOf, type LeafArgs, leafStory, litIn, stepIn } from './stories.ts'

type Props = ScreenProps<typeof sessionMachine>

const useFrame = ({ snapshot, send }: Props) => {
  const { language } = useLanguage()
  const { userName } = sessionView(snapshot)
  return {
    view: { ...shellOf({ role: userName === null ? 'visitor' : 'leader', language }), userName },
    commands: { ...commands, back: nothing, signOut: () => send({ type: 'session.leave', next: '/' }) },
  }
}

/** The session has no screen of its own: the frame around every page shows it, and where its end leads. */
const Page = ({ snapshot }: Props) => (
  <div className={content} style={{ paddingBlock: 40 }}>
    <h1>{sessionView(snapshot).userName ?? '—'}</h1>
    <p style={{ overflowWrap: 'anywhere' }}>{snapshot.context.leadsTo}</p>
  </div>
)

const Desktop = (props: Props) => (
  <MallLayout {...useFrame(props)}>
    <Page {...props} />
  </MallLayout>
)
const Mobile = (props: Props) => {
  const { view, commands: told } = useFrame(props)
  return (
    <MobileLayout
      view={{ ...view, title: '', area: 'home', searches: true, offersCart: false }}
      commands={told}
    >
      <Page {...props} />
    </MobileLayout>
  )
}
const screens = { desktop: Desktop, mobile: Mobile }

const leaf = leafStory(sessionGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/Session',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <ChartGallery key={keyOf(args)} {...args} gallery={sessionGallery} Screen={screens[deviceOf(globals)]} />
  ),
}
export default meta
type Story = StoryObj<LeafArgs>

export const Visitor: Story = leaf('here.visitor')
export const SignedIn: Story = leaf('here.signedIn')
export const Dead: Story = leaf('dead')
export const SignedOut: Story = leaf('signedOut')
export const Replaced: Story = leaf('replaced')

/** A session that ended stays ended: what comes late is no step any more. */
export const StaysEnded: Story = {
  args: leaf('here.signedIn').args,
  play: async ({ canvasElement }) => {
    await userEvent.click(stepIn(canvasElement, 'session.refused'))
    await expect(litIn(canvasElement)).toEqual(['dead'])
    await expect(() => stepIn(canvasElement, /^(user|session|token)\./)).toThrow()
  },
}
