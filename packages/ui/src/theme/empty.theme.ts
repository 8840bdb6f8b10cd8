import type { Theme } from './contract.css.ts'
import { defaultTheme } from './default.theme.ts'

/** Bare: no dark ground, no drawing, no shadow; what is left is ink, hairlines, and the red of the main action. */
export const emptyTheme: Theme = {
  ...defaultTheme,
  color: {
    ...defaultTheme.color,
    onDark: '#16181d',
    onDarkSoft: '#4b515c',
    accent: '#c00019',
    page: '#ffffff',
    sunken: '#f5f6f7',
    dark: '#f5f6f7',
    darkRaised: '#eaecef',
    lineDark: '#d3d7de',
    focusOnDark: '#1a5cff',
  },
  elevation: {
    1: '0 0 0 1px #d3d7de',
    2: '0 0 0 1px #d3d7de',
    3: '0 0 0 1px #828894',
  },
  picture: { header: 'none', hero: 'none', banner: 'none', drawing: 'hidden' },
}
