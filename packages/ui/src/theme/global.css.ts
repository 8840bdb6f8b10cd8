import { globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { HELD_GUTTER } from './gutter.ts'
import { low, reducedMotion } from './responsive.ts'
import { leading, size, weight } from './tokens.ts'

const chineseFaces =
  '"PingFang SC", "HarmonyOS Sans SC", "MiSans", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC"'
const latinFaces = '-apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Ubuntu, Cantarell'

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' })

globalStyle(
  'body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote, pre, table, dialog',
  {
    margin: 0,
    padding: 0,
  },
)

globalStyle('html', {
  scrollPaddingTop: '8.5rem',
  '@media': { [low]: { scrollPadding: '0 !important' } },
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
})

globalStyle('html:has(dialog[open])', { overflow: 'hidden' })
/* The page keeps its width where a bar took some of it; what is bare then is as dark as what lies behind the dialog. */
globalStyle(`html[${HELD_GUTTER}]:has(dialog[open])`, {
  scrollbarGutter: 'stable',
  background: `color-mix(in srgb, ${vars.color.page} 45%, rgb(16 19 24))`,
})

globalStyle('body', {
  minWidth: '320px',
  fontFamily: `${chineseFaces}, ${latinFaces}, system-ui, sans-serif`,
  fontSize: size.body,
  lineHeight: leading.text,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  background: vars.color.page,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'anywhere',
  /* No word, and no single Chinese character, is left alone in the last line. */
  textWrap: 'pretty',
})

globalStyle('body:lang(en)', {
  fontFamily: `${latinFaces}, ${chineseFaces}, system-ui, sans-serif`,
  overflowWrap: 'break-word',
})

/* An empty string instead of `none` keeps the list a list for VoiceOver. */
globalStyle('ul, ol', { listStyleType: '""' })
globalStyle('h1, h2, h3, h4', {
  fontWeight: weight.bold,
  lineHeight: leading.tight,
  textWrap: 'balance',
  /* A Chinese quotation mark stands at the edge, where other headings begin. */
  textSpacingTrim: 'trim-start',
})
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' })
globalStyle('svg', { flexShrink: 0 })
globalStyle('svg.lucide', { strokeWidth: 1.75 })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('button', { border: 0, padding: 0, background: 'none', textAlign: 'inherit', cursor: 'pointer' })
globalStyle('fieldset', { border: 0, minWidth: 0 })
globalStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 })
globalStyle('a', { color: vars.color.link, textDecoration: 'none' })
/* A bare link stands in running text, where colour alone would not tell it. */
globalStyle('a:not([class]), a:hover', { textDecoration: 'underline', textUnderlineOffset: '3px' })
globalStyle('[hidden]', { display: 'none !important' })

globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })
globalStyle('main:focus, [tabindex="-1"]:focus', { outline: 'none' })

globalStyle('*, ::before, ::after', {
  '@media': {
    [reducedMotion]: {
      /* Over before its first frame. */
      animationDelay: '-1ms !important',
      animationDuration: '.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '.01ms !important',
    },
  },
})
