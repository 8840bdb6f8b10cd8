/** The id of the element that holds what the server knew. */
export const EMBEDDED_ID = 'embedded'

/** JSON that cannot end the element that it stands in (test S8). */
export const scriptText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
