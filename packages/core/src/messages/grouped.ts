/**
 * A formatter for i18next: figures stand in every text in groups of three digits, `12,000`, in both languages; what is
 * told as a text, such as an amount or an id, stays as it is. Give it to `use` and set `alwaysFormat`.
 */
export const grouped = {
  type: 'formatter',
  init: (): void => undefined,
  add: (): void => undefined,
  addCached: (): void => undefined,
  format: <Value>(value: Value): Value | string =>
    typeof value === 'number' ? String(value).replace(/(?<!\..*)\B(?=(\d{3})+(?!\d))/g, ',') : value,
} as const
