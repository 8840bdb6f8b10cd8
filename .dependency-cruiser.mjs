/**
 * The floor plan: which module may import which. `npm test -- floors` checks it, and so does
 * `npx depcruise packages apps stories e2e tools`.
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 * @typedef {readonly (readonly string[])[]} Floors
 */

/**
 * The floors of the core, lowest first: a module may import from its own floor and from those below.
 * @type {Floors}
 */
export const coreFloors = [
  ['fp', 'codec', 'messages'],
  ['money', 'time', 'text'],
  ['http', 'replay'],
  ['list', 'review', 'form'],
  ['notice', 'audit', 'desk'],
  ['identity'],
  ['shop', 'goods', 'resource', 'asset', 'search'],
  ['cart'],
  ['purchase'],
  ['order'],
  ['payment', 'provision', 'ledger', 'team'],
  ['settlement', 'chat', 'site', 'feedback', 'invoice'],
  ['statement'],
  ['contract', 'constants'],
  ['client', 'openapi'],
  ['actors'],
]

/**
 * The modules of the server, lowest first, in the order of the core; only notice stands above identity, which it asks
 * for phone numbers. `platform` is below them all.
 * @type {Floors}
 */
export const serverFloors = [
  ['audit', 'review', 'form', 'list'],
  ['identity'],
  ['notice'],
  ['shop', 'goods', 'asset'],
  ['search'],
  ['resource'],
  ['cart'],
  ['purchase'],
  ['order'],
  ['payment', 'provision', 'ledger', 'team'],
  ['settlement', 'chat', 'site', 'feedback', 'invoice'],
  ['statement'],
  ['desk'],
]

/** Folders of `apps/server/src` that are no modules. */
const serverGround = ['platform', 'migrations', 'testing']

/** Third-party packages that run wherever JavaScript runs, the only ones for the core. */
const corePackages = ['decimal.js', 'fp-ts', 'io-ts', 'ky', 'xstate']

const TESTS = '\\.(test|testing|stories)\\.tsx?$'
const SAMPLES = '(\\.fixtures\\.tsx?$|/testing/)'
const SERVER_TESTS = `(${TESTS}|^apps/server/src/testing/)`

/** What is made, not written. A package whose own files lie in `dist` is none of it. */
const MADE =
  '^(?!.*node_modules/).*/(dist|\\.cache|\\.data|coverage|test-results|playwright-report|storybook-static)/'

/** @param {readonly string[]} modules */
const inCore = (modules) => `^packages/core/src/(${modules.join('|')})/`
/** @param {readonly string[]} modules */
const inServer = (modules) => `^apps/server/src/(${modules.join('|')})/`

/** @type {Rule[]} */
const coreFloorRules = coreFloors.slice(0, -1).map((modules, floor) => ({
  name: `core-${modules.join('-')}`,
  comment: `In the core, ${modules.join(', ')} may import from their own floor and those below, never from above.`,
  from: { path: inCore(modules), pathNot: TESTS },
  to: { path: inCore(coreFloors.slice(floor + 1).flat()) },
}))

/** @type {Rule[]} */
const serverFloorRules = serverFloors.slice(0, -1).map((modules, floor) => ({
  name: `server-${modules.join('-')}`,
  comment: `On the server, ${modules.join(', ')} may import from their own floor and those below, never from above.`,
  from: { path: inServer(modules), pathNot: SERVER_TESTS },
  to: { path: inServer(serverFloors.slice(floor + 1).flat()) },
}))

/** @type {Rule[]} */
const serverRules = [
  {
    name: 'server-platform-is-below-its-modules',
    comment: 'The platform of the server knows no module; each adds its tables to `Database` itself.',
    from: { path: '^apps/server/src/platform/', pathNot: SERVER_TESTS },
    to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
  },
  {
    name: 'server-module-through-its-doors',
    comment:
      'A module of the server is entered through its index, its store or its events: its tables and the rest are its own.',
    from: { path: '^apps/server/src/([^/]+)/', pathNot: SERVER_TESTS },
    to: {
      path: inServer(serverFloors.flat()),
      pathNot: '^apps/server/src/($1/|[^/]+/(index|[^/]+\\.(store|events))\\.ts$)',
    },
  },
  {
    name: 'server-modules-are-below-their-composition',
    comment:
      'Modules of the server are brought together by `modules.ts`, `subscriptions.ts` and `start.ts`, which none of them knows.',
    from: { path: inServer(serverFloors.flat()), pathNot: SERVER_TESTS },
    to: { path: '^apps/server/src/[^/]+\\.ts$' },
  },
]

/** @type {Rule[]} */
const coreRules = [
  {
    name: 'core-runs-anywhere',
    comment: 'The core runs wherever JavaScript runs: it imports nothing of Node.',
    from: { path: '^packages/core/', pathNot: TESTS },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'core-packages',
    comment: `The core imports no packages but ${corePackages.join(', ')}.`,
    from: { path: '^packages/core/', pathNot: TESTS },
    to: {
      path: 'node_modules/',
      pathNot: `node_modules/(${corePackages.join('|').replaceAll('.', '\\.')})/`,
    },
  },
  {
    name: 'core-is-the-ground-floor',
    comment: 'The core imports no other workspace.',
    from: { path: '^packages/core/' },
    to: { path: '^(packages/(?!core/)|apps/|stories/|e2e/|tools/)' },
  },
  {
    name: 'fp-through-core-fp',
    comment: 'fp-ts comes through core/fp only, so that the code speaks one dialect.',
    from: { pathNot: '^packages/core/src/fp/' },
    to: { path: 'node_modules/(fp-ts|io-ts-types)/' },
  },
  {
    name: 'module-through-its-index',
    comment: 'A module of the core is entered through its index; the rest of it is its own.',
    from: { path: '^packages/core/src/([^/]+)/' },
    to: { path: '^packages/core/src/[^/]+/(?!(testing/)?index\\.ts$)', pathNot: '^packages/core/src/$1/' },
  },
  {
    name: 'core-through-its-indexes',
    comment: 'Other workspaces enter the core through the index of a module.',
    from: { pathNot: '^packages/core/' },
    to: { path: '^packages/core/src/[^/]+/(?!(testing/)?index\\.ts$)' },
  },
]

/** @type {Rule[]} */
const skinRules = [
  {
    name: 'ui-through-its-indexes',
    comment:
      'Other workspaces enter packages/ui through the index of a folder, or take its global styles by name.',
    from: { pathNot: '^packages/ui/' },
    to: {
      path: '^packages/ui/src/',
      pathNot: '^packages/ui/src/([^/]+/index\\.ts|(desk|theme)/[^/]+/index\\.ts|theme/global\\.ts)$',
    },
  },
  {
    name: 'browser-knows-no-react',
    comment:
      'packages/browser holds what charts need of a browser, whatever draws the page: it imports neither React nor what stands on it.',
    from: { path: '^packages/browser/' },
    to: { path: '(^packages/(react|ui)/|node_modules/(react|react-dom|react-i18next|@xstate/react)/)' },
  },
  {
    name: 'react-and-ui-are-siblings',
    comment: 'packages/react knows no screen.',
    from: { path: '^packages/react/' },
    to: { path: '^packages/ui/' },
  },
  {
    name: 'ui-and-react-are-siblings',
    comment: 'packages/ui gets a view and commands; it does not bind machines.',
    from: { path: '^packages/ui/' },
    to: { path: '(^packages/react/|node_modules/@xstate/react/)' },
  },
  {
    name: 'ui-fetches-nothing',
    comment: 'packages/ui calls no server.',
    from: { path: '^packages/ui/', pathNot: TESTS },
    to: { path: '(^packages/core/src/(client|contract)/|node_modules/ky/)' },
  },
  {
    name: 'pages-fetch-nothing',
    comment: 'A page of an app gets a view and commands; its useX.ts or XRoute.tsx binds them.',
    from: {
      path: '^apps/[^/]+/src/features/.+\\.(css\\.ts|tsx)$',
      pathNot: `(${TESTS}|/use[A-Z][^/]*$|Route\\.tsx$)`,
    },
    to: { path: '(^packages/core/src/(actors|client|contract)/|node_modules/(ky|@xstate/react)/)' },
  },
]

/** @type {Rule[]} */
const appRules = [
  {
    name: 'app-stands-above-react-and-ui',
    comment: 'packages/app makes apps out of packages/react and packages/ui, which know nothing of it.',
    from: { path: '^packages/(?!app/)' },
    to: { path: '^packages/app/' },
  },
  {
    name: 'packages-know-no-app',
    comment: 'Packages are below apps.',
    from: { path: '^packages/' },
    to: { path: '^(apps|stories|e2e|tools)/' },
  },
  {
    name: 'apps-are-strangers',
    comment:
      'An app imports no other app; they meet over HTTP. The demo data go in through the stores of the server.',
    from: { path: '^apps/([^/]+)/', pathNot: ['^apps/seed/', `^apps/server/.*${TESTS}`] },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'demo-data-only-when-asked',
    comment: 'The server loads the demo data with SEED=demo alone, by name; only its tests import them.',
    from: { path: '^(packages|apps)/', pathNot: ['^apps/seed/', `^apps/server/.*${TESTS}`] },
    to: { path: '^apps/seed/' },
  },
  {
    name: 'demo-data-through-stores',
    comment: 'The demo data know the indexes of the server’s modules, and no other app.',
    from: { path: '^apps/seed/' },
    to: {
      path: '^apps/(?!seed/)',
      pathNot: ['/index\\.ts$', '^apps/server/src/(demo|platform/(lexemes|vault))\\.ts$'],
    },
  },
  {
    name: 'journeys-know-no-stories',
    comment: 'Journeys import nothing of stories; samples for both stand in the core.',
    from: { path: '^e2e/' },
    to: { path: '^stories/' },
  },
  {
    name: 'server-draws-nothing',
    comment:
      'The server and the cashier keep the promises of the core; they never import the client, React or packages/ui.',
    from: { path: '^apps/(server|cashier)/', pathNot: TESTS },
    to: {
      path: '(^packages/(browser|react|ui|app)/|^packages/core/src/client/|node_modules/(react|react-dom|@xstate/react)/)',
    },
  },
]

/** @type {Rule[]} */
const rulesForAll = [
  {
    name: 'tests-prove-only',
    comment: 'Nothing that runs imports a test.',
    from: { pathNot: `(${TESTS}|^e2e/)` },
    to: { path: TESTS },
  },
  {
    name: 'samples-prove-only',
    comment:
      'Sample values are for tests and stories, under `./<module>/testing`: nothing that runs imports them, and no index exports them.',
    from: { path: '^(packages|apps)/', pathNot: `(${TESTS}|${SAMPLES})` },
    to: { path: SAMPLES },
  },
  {
    name: 'no-cycles',
    comment: 'Two files never need each other, not even by their types.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-cycles-between-modules',
    comment: 'Two modules of the core never need each other, not even by their types.',
    scope: 'folder',
    from: { path: '^packages/core/src/[^/]+$' },
    to: { circular: true },
  },
  {
    name: 'no-dead-ends',
    comment: 'Every import leads to a file.',
    from: { pathNot: TESTS },
    to: { couldNotResolve: true },
  },
]

/**
 * A module that stands on no floor may import all and be imported by all: no rule above is about it. It is asked for
 * what no file can do, so that each of its files is a breach, whatever that imports.
 * @type {import('dependency-cruiser').IRequiredRuleType[]}
 */
const floorForEveryModule = [
  {
    name: 'core-module-has-a-floor',
    comment: 'Give every module of the core its floor in .dependency-cruiser.mjs.',
    module: { path: '^packages/core/src/[^/]+/', pathNot: inCore(coreFloors.flat()) },
    to: { path: '^$' },
  },
  {
    name: 'server-module-has-a-floor',
    comment: 'Give every module of the server its floor in .dependency-cruiser.mjs.',
    module: {
      path: '^apps/server/src/[^/]+/',
      pathNot: inServer([...serverGround, ...serverFloors.flat()]),
    },
    to: { path: '^$' },
  },
]

/**
 * @template R
 * @param {R} rule
 * @returns {R & { severity: 'error' }}
 */
const asError = (rule) => ({ ...rule, severity: 'error' })

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...coreFloorRules,
    ...serverFloorRules,
    ...serverRules,
    ...coreRules,
    ...skinRules,
    ...appRules,
    ...rulesForAll,
  ].map(asError),
  required: floorForEveryModule.map(asError),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: MADE },
    tsPreCompilationDeps: true,
    detectProcessBuiltinModuleCalls: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@compute-mall/source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}
