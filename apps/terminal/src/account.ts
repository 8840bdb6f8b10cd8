import { MALL } from './addresses.ts'
import type { Mall } from './mall.ts'
import { say } from './texts.ts'

/** Signs in; the session lives as long as this process. */
export const signIn = async (mall: Mall, named: string): Promise<void> => {
  const { client, ask, dialogue, texts, tell } = mall
  const account = named || (await dialogue.ask(texts.text(say('account')))) || ''
  const password = (await dialogue.askHidden(texts.text(say('password')))) ?? ''
  const target = await ask(client.identity.signIn({ body: { account, password, service: MALL } }))
  const user = target && (await whoIs(mall))
  if (user !== undefined) tell(say('welcome', { name: user.userName }))
}

/** Who is signed in; undefined, and told so, when nobody is. */
export const whoIs = ({ client, ask }: Mall) =>
  ask(client.identity.currentUser({ query: { includeToken: undefined, refresh: undefined } }))

/** Who is signed in, for what visitors may do as well. */
export const whoIsHere = ({ client, ask }: Mall) =>
  ask(
    client.identity.currentUser(
      { query: { includeToken: undefined, refresh: undefined } },
      { ignore: [401, 403] },
    ),
  )
