import { globalStyle, style } from '@vanilla-extract/css'

/** What is printed instead of the page that it belongs to, a sheet for each of its pages. */
export const printed = style({ '@media': { screen: { display: 'none' } } })
globalStyle(`.${printed} > canvas`, { display: 'block', width: '100%', breakAfter: 'page' })
globalStyle(`body:has(> .${printed}) > :not(.${printed})`, { '@media': { print: { display: 'none' } } })
