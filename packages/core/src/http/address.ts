/** Parameters of an address in order, as `URLSearchParams` reads and makes them. */
export type Parameters = readonly (readonly [name: string, text: string])[]

/** Parameters as the text behind the path, with its `?`; empty when there are none. */
export const queryText = (parameters: Parameters): string =>
  parameters.map(([name, text], i) => `${i === 0 ? '?' : '&'}${name}=${encodeURIComponent(text)}`).join('')

/** A parameter that is left out when its text is empty. */
export const given = (name: string, text: string): Parameters => (text === '' ? [] : [[name, text]])
