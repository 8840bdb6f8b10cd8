import type { Words } from '@compute-mall/core/codec'
import { type MobileArea, MobileLayout } from '@compute-mall/ui/layouts'
import type { Decorator } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { buyer, commands } from './layouts/shell.fixtures.ts'

/**
 * Lays the bars that stay in sight down to where they belong on the page, for axe calls small what lies half under one
 * and can be scrolled clear of it. Only for a test: who looks at the story sees them stay.
 */
const layBarsDown = ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  if (!('__vitest_browser__' in window)) return
  for (const element of canvasElement.querySelectorAll<HTMLElement>('*'))
    if (getComputedStyle(element).position === 'sticky')
      Object.assign(element.style, { position: 'relative', inset: 'auto' })
}

/** What stands in the bars around a twin; what is not said is not there. */
interface Bars {
  /** A page that shows its name itself has none in the bar. */
  readonly title?: Words
  readonly area?: MobileArea
  readonly searches?: boolean
  readonly offersCart?: boolean
}

/** A twin as a phone shows it: as narrow, and between its bars. */
export const onPhone = ({ title, area, searches = false, offersCart = false }: Bars = {}) => {
  const withBars: Decorator = (Story, { globals }) => (
    <MobileLayout
      view={{
        ...buyer(String(globals.language)),
        title: title?.[globals.language === 'zh' ? 'zh' : 'en'] ?? '',
        area: area ?? null,
        searches,
        offersCart,
      }}
      commands={{ ...commands, back: fn() }}
    >
      <Story />
    </MobileLayout>
  )
  return {
    globals: { viewport: { value: 'w360' } },
    parameters: { layout: 'fullscreen' },
    decorators: [withBars],
    afterEach: layBarsDown,
  }
}

/** The same state as a story of the desktop's page. */
export const as = <Args,>(story: { readonly args?: Args }) => ({ args: story.args ?? {} })
