import { type ErrorEntry, errors } from '@compute-mall/core/http'
import { code, type Page, page, table } from './page.ts'

/** The catalogue of error codes (R8.05). */
export const errorCatalogue = (): Page =>
  page(
    'errors.md',
    'Error codes',
    'Every code that an envelope can carry, its texts, and the screens that handle it. `all` are shown wherever they happen.',
    table(
      ['Code', '中文', 'English', 'Screens'],
      Object.entries<ErrorEntry>(errors).map(([name, { zh, en, screens, reserved }]) => [
        code(name),
        zh,
        en,
        [...screens, ...(reserved === undefined ? [] : [`reserved: ${reserved}`])].join(', '),
      ]),
    ),
  )
