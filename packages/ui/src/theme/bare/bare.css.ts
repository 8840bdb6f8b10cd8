import { globalStyle, style } from '@vanilla-extract/css'
import { inset } from '../responsive.ts'
import { control } from '../tokens.ts'

/** A view on a phone, without the bars that keep other pages clear of the phone's edges. */
export const bareOnPhone = style({ padding: `${inset.top} ${inset.right} ${inset.bottom} ${inset.left}` })
/** Links are as high as a thumb, but for those that cover a whole card. */
globalStyle(`.${bareOnPhone} a:not(article a)`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: control.large,
})
