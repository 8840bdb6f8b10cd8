import { recipe } from '@vanilla-extract/recipes'
import { from, space, width } from '../theme/index.ts'

const upTo = (most: string) => ({ maxWidth: `calc(${most} + 2 * ${space[6]})` })

export const container = recipe({
  base: {
    width: '100%',
    marginInline: 'auto',
    paddingInline: space[4],
    '@media': { [from.tablet]: { paddingInline: space[6] } },
  },
  variants: {
    width: { content: upTo(width.content), reading: upTo(width.reading), narrow: upTo(width.narrow) },
  },
})

export const page = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: `${space[4]} ${space[12]}`,
    '@media': { [from.tablet]: { paddingBlock: `${space[6]} ${space[16]}` } },
  },
  variants: { gap: { 4: { gap: space[4] }, 6: { gap: space[6] }, 8: { gap: space[8] } } },
})
