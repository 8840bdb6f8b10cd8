import type { Theme as ThemeName } from '@compute-mall/core/site'
import { christmasTheme } from './christmas.theme.ts'
import { type Theme, vars } from './contract.css.ts'
import { defaultTheme } from './default.theme.ts'
import { emptyTheme } from './empty.theme.ts'
import { newYearTheme } from './newYear.theme.ts'
import { springTheme } from './spring.theme.ts'

/** The five records, by the names that the site index data gives them (R3.06). */
export const themes: Readonly<Record<ThemeName, Theme>> = {
  default: defaultTheme,
  spring: springTheme,
  newYear: newYearTheme,
  christmas: christmasTheme,
  empty: emptyTheme,
}

const groups = ['color', 'availability', 'elevation', 'picture'] as const

/** `var(--color-brand)` as `--color-brand`. */
const propertyOf = (reference: string): string => reference.slice('var('.length, -1)

const tokensOf = (theme: Theme): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap((group) => {
      const values: Readonly<Record<string, string>> = theme[group]
      return Object.entries(vars[group]).map(([name, reference]) => [
        propertyOf(reference),
        values[name] ?? '',
      ])
    }),
  )

/**
 * What a theme changes of the default, which the style sheet holds: custom properties for the style of the root
 * element. So every page carries its own theme alone, and no other.
 */
export const themeStyle = (name: ThemeName): Readonly<Record<string, string>> => {
  const usual = tokensOf(themes.default)
  return Object.fromEntries(
    [...tokensOf(themes[name])].filter(([token, value]) => usual.get(token) !== value),
  )
}
