/**
 * Puts values into the `{{name}}` places of a text, as the interface's translator does; unknown places stay.
 * @example
 * import { fill } from '@compute-mall/core/text'
 *
 * fill('{{count}} items of {{shop}}', { count: 3 }) // → '3 items of {{shop}}'
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>> = {}): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
