/** Other apps, single sign-on and other sites, which links may name as well. */
const ELSEWHERE = /^(\/(ui|ac|sso)\/|\/\/|[a-z][a-z\d+.-]*:)/i

/** What a link means within an app, whether it is written with its prefix or without; undefined when it leaves it. */
export const pathWithin = (prefix: string, to: string): string | undefined => {
  if (to.startsWith(`${prefix}/`)) return to.slice(prefix.length)
  return ELSEWHERE.test(to) ? undefined : to
}
