import { CatalogueItemPage } from '@compute-mall/admin/features/catalogue/CatalogueItemPage.tsx'
import type { catalogueMachine } from '@compute-mall/core/resource'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { nothing } from '../specimen.tsx'
import { ChartGallery, type ScreenProps } from './ChartGallery.tsx'
import { catalogueGallery, itemIn } from './catalogue.gallery.ts'
import { keyOf, type LeafArgs, leafStory, litIn, stepIn } from './stories.ts'

const roles = new Set(['admin', 'operator'])

/** The page of an item in the admin app; what it asks first is left out. */
const Screen = ({ send, run }: ScreenProps<typeof catalogueMachine>) => (
  <CatalogueItemPage
    view={{ state: { kind: 'loaded', value: itemIn(run) }, roles, busy: false, asking: null }}
    links={{ catalogue: '/catalogue', edit: '/catalogue/item_1/edit', goods: (id) => `/goods?keyword=${id}` }}
    commands={{
      retry: nothing,
      ask: (what) => {
        if (what === 'disable') send({ type: 'item.disabled' })
        if (what === 'specification') send({ type: 'specification.added', code: 'a800x4' })
      },
      enable: () => send({ type: 'item.enabled' }),
      disable: () => send({ type: 'item.disabled' }),
      addSpecification: ({ code }) => send({ type: 'specification.added', code }),
      removeSpecification: (code) => send({ type: 'specification.removed', code }),
    }}
  />
)

const leaf = leafStory(catalogueGallery)

const meta: Meta<LeafArgs> = {
  title: 'Charts/CatalogueItem',
  tags: ['chart', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => <ChartGallery key={keyOf(args)} {...args} gallery={catalogueGallery} Screen={Screen} />,
}
export default meta
type Story = StoryObj<LeafArgs>

export const Disabled: Story = leaf('disabled')
export const Enabled: Story = leaf('enabled')

/** Without a specification it cannot be enabled: the step is not offered. */
export const SpecificationFirst: Story = {
  args: leaf('disabled').args,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'item.enabled' })).toBeNull()
    await userEvent.click(stepIn(canvasElement, 'specification.added a800x8'))
    await userEvent.click(stepIn(canvasElement, 'item.enabled'))
    await expect(litIn(canvasElement)).toEqual(['enabled'])
  },
}
