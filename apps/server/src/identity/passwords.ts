import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB and two passes, the least that OWASP recommends. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes a core for a tenth of a second or more: as many at once as leave the others room. */
const MAX_AT_ONCE = 2

const waiting: (() => void)[] = []
let running = 0

const inTurn = async <A>(work: () => Promise<A>): Promise<A> => {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

/** One form of a password however a keyboard composes it: `é` is one letter or two, digits are full width or not. */
const oneForm = (password: string): string => password.normalize('NFKC')

/** @returns the password's argon2id hash in PHC form */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(oneForm(password), COST))

/** Of no password at all: checking against it takes the time that checking a real one takes. */
const NOBODY = hashPassword(crypto.randomUUID())

/** Whether the password is the one behind the hash; an account that does not exist takes as long (test S11). */
export const isPassword = async (password: string, passwordHash: string | undefined): Promise<boolean> => {
  const against = passwordHash ?? (await NOBODY)
  // Hashes made before passwords had one form are of what was typed.
  const forms = new Set([oneForm(password), password])
  for (const form of forms) if (await inTurn(() => verify(against, form))) return passwordHash !== undefined
  return false
}
