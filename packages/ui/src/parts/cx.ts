/** Joins class names, leaving out what does not apply. */
export const cx = (...names: readonly (string | false | undefined)[]) => names.filter(Boolean).join(' ')
