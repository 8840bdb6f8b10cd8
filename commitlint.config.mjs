const TYPES = ['feat', 'fix', 'docs', 'refactor', 'test', 'perf', 'build', 'chore', 'ci', 'style', 'revert']

/** `adds`, `added`, `adding`; verbs that merely end so are told apart. */
const INFLECTED = /(?:[^s]s|[^e]ed|ing)$/
const IMPERATIVE = /^(?:focus|bias|canvas|alias|embed|shed|wed|bring|string|ring|ping|swing|sing|sling)$/

/** @type {import('@commitlint/types').SyncRule} */
const beginsWithImperative = ({ subject }) => {
  const [verb = ''] = (subject ?? '').split(' ')
  return [
    /^[a-z]/.test(verb) && (!INFLECTED.test(verb) || IMPERATIVE.test(verb)),
    'after the colon it goes on in lower case, with an imperative: `add`, not `Add`, `adds`, `added` or `adding`',
  ]
}

/**
 * How a commit is written: `type(module): what changed` (CONTRIBUTING.md, "How we write").
 * @type {import('@commitlint/types').UserConfig}
 */
export default {
  plugins: [{ rules: { 'begins-with-imperative': beginsWithImperative } }],
  rules: {
    'type-enum': [2, 'always', TYPES],
    'type-empty': [2, 'never'],
    'scope-empty': [2, 'never'],
    'scope-case': [2, 'always', 'lower-case'],
    'header-max-length': [2, 'always', 72],
    'subject-full-stop': [2, 'never', '.'],
    'begins-with-imperative': [2, 'always'],
  },
}
