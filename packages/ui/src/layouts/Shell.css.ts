import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { badgeOver, badgeRoom } from '../parts/Badge.css.ts'
import {
  content,
  from,
  layer,
  low,
  motion,
  radius,
  size,
  skipLink,
  space,
  vars,
  visuallyHiddenRule,
  weight,
} from '../theme/index.ts'

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })
/** How what is in the page is arranged, where a layout says it. */
export const mainDisplay = createVar()
export const main = style({
  flex: 1,
  minWidth: 0,
  display: fallbackVar(mainDisplay, 'block'),
  flexDirection: 'column',
})

export const skip = style(skipLink)

export const bar = style({
  position: 'sticky',
  '@media': { [low]: { position: 'relative' } },
  zIndex: layer.header,
  top: 0,
  borderBottom: `1px solid ${vars.color.line}`,
  background: `${vars.picture.header}, ${vars.color.card}`,
})
export const barRow = style([
  content,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]} ${space[4]}`,
    minHeight: '64px',
    paddingBlock: space[2],
    '@media': { [from.tablet]: { columnGap: space[6] } },
  },
])

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  color: vars.color.ink,
  '@media': { [from.tablet]: { gap: space[3] } },
  ':hover': { textDecoration: 'none' },
})
export const productName = style({
  fontSize: size.lead,
  '@media': { [from.tablet]: { fontSize: size.title } },
  fontWeight: weight.bold,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
})
export const tagline = style({
  display: 'none',
  color: vars.color.inkFaint,
  fontSize: size.caption,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
  '@media': { [from.desktop]: { display: 'block' } },
})

export const search = style({
  order: 1,
  minWidth: 0,
  flex: '1 0 100%',
  '@media': { [from.tablet]: { order: 0, flex: '1 1 11rem', maxWidth: '560px' } },
})

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  marginInlineStart: 'auto',
})
export const action = style({
  /* Room for a count before there is one, so that what stands beside it never moves. */
  vars: { [badgeRoom]: '1rem' },
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '36px',
  padding: `0 ${space[1]}`,
  borderRadius: radius.medium,
  color: vars.color.inkSoft,
  whiteSpace: 'nowrap',
  '@media': {
    [from.tablet]: { padding: `0 ${space[2]}` },
    /* Words stand beside the icon there, and the count at their end. */
    [from.desktop]: { vars: { [badgeOver]: '1px' } },
  },
  transition: `color ${motion.quick}, background-color ${motion.quick}`,
  ':hover': { color: vars.color.brand, background: vars.color.sunken, textDecoration: 'none' },
})
/** What a phone has no room for at all. */
export const wideAction = style([
  action,
  { display: 'none', '@media': { [from.tablet]: { display: 'inline-flex' } } },
])
/** Words beside an icon, for which only a desktop has room. */
export const actionWords = style({ display: 'none', '@media': { [from.desktop]: { display: 'inline' } } })

/** A name that only a desktop has room to show, and that is heard on each. */
export const languageName = style({
  ...visuallyHiddenRule,
  '@media': {
    [from.desktop]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      overflow: 'visible',
      clipPath: 'none',
    },
  },
})

export const menuList = style({ display: 'grid', minWidth: '160px' })
/** Something to read among the ways of a menu. */
export const menuFact = style({
  padding: `${space[1]} ${space[3]}`,
  color: vars.color.inkSoft,
})

export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  width: '100%',
  minHeight: '36px',
  padding: `${space[1]} ${space[3]}`,
  borderRadius: radius.small,
  color: vars.color.ink,
  selectors: {
    '&:hover': { color: vars.color.brand, background: vars.color.sunken, textDecoration: 'none' },
  },
})
