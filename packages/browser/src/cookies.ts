/** The value of a cookie in a `Cookie` header or `document.cookie`. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const pair = cookies.split(/;\s*/).find((text) => text.startsWith(`${name}=`))
  return pair === undefined ? undefined : decoded(pair.slice(name.length + 1))
}

/** A cookie as `document.cookie` takes it. */
export const writeCookie = (
  {
    name,
    path,
    maxAgeSeconds,
  }: { readonly name: string; readonly path: string; readonly maxAgeSeconds: number },
  value: string,
): string => `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${maxAgeSeconds}; samesite=lax`

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
