const TYPES = ['feat', 'fix', 'docs', 'refactor', 'test', 'perf', 'build', 'chore', 'ci', 'style', 'revert']
const MAX_LENGTH = 72

/** `adds`, `added`, `adding`; verbs that merely end so are told apart. */
const INFLECTED = /(?:[^s]s|[^e]ed|ing)$/
const IMPERATIVE = /^(?:focus|bias|canvas|alias|embed|shed|wed|bring|string|ring|ping|swing|sing|sling)$/

/** Git writes these itself. */
const MADE_BY_GIT = /^(?:Merge |Revert "|fixup! |squash! |amend! )/

/**
 * Says what is wrong with the first line of a commit message.
 * @param {string} subject
 * @returns {string | undefined} a sentence, or nothing when it is as it should be
 */
export const faultOf = (subject) => {
  if (MADE_BY_GIT.test(subject)) return undefined
  const [, type = '', what = ''] = /^([a-z]+)\([a-z0-9-]+\): (.*)$/.exec(subject) ?? []
  if (type === '') return 'It is written `type(module): what changed`.'
  if (!TYPES.includes(type)) return `Its type is one of ${TYPES.join(', ')}.`
  if (subject.length > MAX_LENGTH) return `It has ${subject.length} characters; ${MAX_LENGTH} are allowed.`
  if (!/^[a-z]/.test(what)) return 'After the colon it goes on in lower case.'
  if (what.endsWith('.')) return 'It ends without a full stop.'
  const [verb = ''] = what.split(' ')
  if (INFLECTED.test(verb) && !IMPERATIVE.test(verb))
    return `It begins with an imperative (\`add\`, not \`adds\`, \`added\` or \`adding\`); this one begins with \`${verb}\`.`
  return undefined
}
