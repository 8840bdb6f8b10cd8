import '@compute-mall/ui/global'
import { Theme } from '@compute-mall/core/site'
import type { Preview } from '@storybook/react-vite'
import { mixedTexts } from '../../e2e/mixedTexts.ts'
import { shownRoles } from '../layouts/shell.fixtures.ts'
import { withFrame } from './frame.tsx'
import { nullable } from './nullable.ts'

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withFrame],
  // A translator's change to a text beside others would outlast React's (decision 46).
  afterEach: () => {
    const mixed = mixedTexts()
    if (mixed.length > 0) throw new Error(`Texts without an element of their own:\n${mixed.join('\n')}`)
  },
  argTypesEnhancers: [nullable],
  // `STORYBOOK_LANGUAGE=en STORYBOOK_THEME=spring npm test -- stories` tests them all in another theme.
  initialGlobals: {
    language: import.meta.env.STORYBOOK_LANGUAGE || 'zh',
    theme: import.meta.env.STORYBOOK_THEME || 'default',
    role: 'visitor',
  },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Pseudo: 40 % longer' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', items: [...Theme.values], dynamicTitle: true },
    },
    // Parts and screens get what a role may do as their view; the frame around them is what it changes by itself.
    role: {
      description: 'Role',
      toolbar: { icon: 'user', items: [...shownRoles], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      // Of these rules none reads the sheets that axe would fetch again.
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], preload: false },
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Theme',
          'Icons',
          'Covers',
          'Layout',
          'Parts',
          'Widgets',
          'Layouts',
          'Desk',
          'Domain',
          'Mall',
          'Sign-in',
          'Admin',
          'Console',
          'Seller',
          'Charts',
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        [360, 768, 1280, 1920].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
}

export default preview
