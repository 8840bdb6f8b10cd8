import { globalStyle } from '@vanilla-extract/css'
import { button } from '../parts/Button.css.ts'
import * as checkbox from '../parts/Checkbox.css.ts'
import { chip } from '../parts/Chip.css.ts'
import * as filter from '../parts/FilterRow.css.ts'
import { iconButton } from '../parts/IconButton.css.ts'
import * as stepper from '../parts/QuantityStepper.css.ts'
import { option as specOption } from '../parts/SpecOptions.css.ts'
import { control, size, vars } from '../theme/index.ts'
import { page } from './MobileLayout.css.ts'

/** On a phone nothing that is pressed is smaller than a thumb. */
const thumb = { minHeight: control.large } as const

globalStyle(`${page} ${button}`, { ...thumb, fontSize: size.body })
/** Toasts lie beside the page. */
globalStyle(`${page} ${iconButton}, html:has(${page}) [popover] ${iconButton}`, {
  width: control.large,
  height: control.large,
})
globalStyle(`${page} ${specOption}, ${page} ${chip}`, thumb)
globalStyle(`${page} ${filter.option}`, { ...thumb, background: vars.color.sunken })
globalStyle(`${page} ${filter.option}[aria-pressed=true]`, { background: vars.color.brandSoft })
globalStyle(`${page} ${filter.options}[data-folded]`, { maxHeight: '5.75rem' })
globalStyle(`${page} ${filter.fold}`, thumb)
globalStyle(`${page} ${stepper.step}`, { width: control.large, minHeight: control.large })
globalStyle(`${page} ${checkbox.line}`, { ...thumb, alignItems: 'center' })
globalStyle(`${page} ${checkbox.alone}`, { minWidth: control.large })
/** A smaller text makes iOS zoom in on the field. */
globalStyle(`${page} input, ${page} select, ${page} textarea`, { fontSize: size.lead })
globalStyle(`${page} input:not([type=checkbox], [type=radio]), ${page} select`, thumb)
