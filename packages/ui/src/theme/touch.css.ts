import { createGlobalThemeContract, globalStyle, style } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { control, size } from './tokens.ts'

/** What thumbs ask for, where there are thumbs; elsewhere these are not set, and a part goes by its own. By name, so that the sheets of an app mean the same as those of the parts. */
export const thumb = createGlobalThemeContract({
  height: 'thumb-height',
  text: 'thumb-text',
  ground: 'thumb-ground',
  rows: 'thumb-rows',
  align: 'thumb-align',
})

/** What a form sets in which nothing that is pressed is smaller than a thumb. */
export const touchVars = { [thumb.height]: control.large, [thumb.align]: 'center' } as const

/** A page for phones, with its fields too. */
export const touchPage = style({
  vars: { ...touchVars, [thumb.text]: size.body, [thumb.ground]: vars.color.sunken, [thumb.rows]: '5.75rem' },
})
/** Around tabs: their names stay below the bar of a page for phones while one reads. */
export const stayingTabs = style({})
/** Toasts lie beside the page. */
globalStyle(`html:has(${touchPage}) [popover]`, { vars: touchVars })
/** A smaller text makes iOS zoom in on the field. */
globalStyle(`${touchPage} :is(input, select, textarea)`, { fontSize: size.lead })
globalStyle(`${touchPage} :is(input:not([type=checkbox], [type=radio]), select)`, {
  minHeight: control.large,
})
