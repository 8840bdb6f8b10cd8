import { type MobileArea, MobileLayout } from '@compute-mall/ui/layouts'
import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { buyer, commands } from './layouts/shell.fixtures.ts'

/** A twin as a phone shows it: as narrow, and between its bars. */
export const onPhone = (title: string, area: MobileArea | null = null) => {
  const withBars: Decorator = (Story, { globals }) => (
    <MobileLayout
      view={{ ...buyer(String(globals.language)), title, area, searches: false, offersCart: area === null }}
      commands={{ ...commands, back: fn() }}
    >
      <Story />
    </MobileLayout>
  )
  return {
    globals: { viewport: { value: 'w360' } },
    parameters: {
      layout: 'fullscreen',
      // What lies half under a bar is small for axe; the journeys measure that it is as high as a thumb.
      a11y: { options: { rules: { 'target-size': { enabled: false } } } },
    },
    decorators: [withBars],
  }
}

/** The same state as a story of the desktop's page. */
export const as = <Args,>(story: { readonly args?: Args }) => ({ args: story.args ?? {} })
