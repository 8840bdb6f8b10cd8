import { type Constant, constants } from '@compute-mall/core/constants'
import { code, type Page, page, table } from './page.ts'

const shown = ({ value }: Constant) => code(Array.isArray(value) ? value.join(', ') : String(value))

/** The figures of spec section 9, each where its domain has it (R9.03). */
export const constantsPage = (): Page =>
  page(
    'constants.md',
    'Constants',
    'The figures of section 9 of the specification. Each stands once, in the rules of its domain; this page gathers them. How long toasts and notices stay, how far apart they are, the most that a badge shows and where popups begin are packages/ui’s: `packages/ui/src/parts/toastPolicy.ts`, `Badge.tsx` and `packages/ui/src/theme/tokens.ts` (R9.07).',
    table(
      ['What', 'Value', 'Unit', 'Name', 'Specification', 'Requirement'],
      constants.map((constant) => [
        constant.says,
        shown(constant),
        constant.unit,
        code(constant.name),
        'section 9',
        constant.requirement,
      ]),
    ),
  )
