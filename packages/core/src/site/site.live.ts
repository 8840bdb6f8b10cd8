import type { LiveSign } from './site.codec.ts'

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/**
 * What the player takes: the sign information with its keys in snake_case, and who watches as `third_user_id`
 * (R3.07; spec section 3, Live-sign info).
 */
export const playerOptions = (info: LiveSign, thirdUserId: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(info).map(([name, value]) => [snakeCase(name), value])),
  third_user_id: thirdUserId,
})
