import '@compute-mall/ui/global'
import { Theme } from '@compute-mall/core/site'
import type { Preview } from '@storybook/react-vite'
import { withFrame } from './frame.tsx'

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withFrame],
  initialGlobals: { language: 'zh', theme: 'default' },
  globalTypes: {
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'paintbrush', items: [...Theme.values], dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    controls: { expanded: true },
    options: { storySort: { order: ['Theme', 'Icons', 'Covers', 'Parts', 'Layouts', 'Screens'] } },
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
