export { around } from './around.css.ts'
export { type Theme, vars } from './contract.css.ts'
export { contrast } from './contrast.ts'
export { HELD_GUTTER } from './gutter.ts'
export { content, visuallyHidden, visuallyHiddenRule } from './helpers.css.ts'
export {
  belowTablet,
  bleeding,
  columnsOf,
  forcedColors,
  from,
  inset,
  low,
  reducedMotion,
  staying,
  strip,
} from './responsive.ts'
export { coveringLink, ellipsis, focusRing, skipLink } from './rules.ts'
export { clear } from './scroll.css.ts'
export { themeStyle, themes } from './themes.ts'
export { control, layer, leading, motion, radius, size, space, weight, width } from './tokens.ts'
export { stayingTabs, thumb, touchPage, touchVars } from './touch.css.ts'
export { choiceGround, foldedHeight, lineAlign, targetHeight, targetText } from './touch.ts'
