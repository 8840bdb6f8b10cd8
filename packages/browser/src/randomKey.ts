/** 128 unguessable bits as 32 hexadecimal digits, also on a page without TLS, where there is no `randomUUID`. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
