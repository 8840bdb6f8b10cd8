import type { IRegularForbiddenRuleType } from 'dependency-cruiser'
import { coreFloors, corePackages, serverFloors } from './plan.ts'

const TESTS = '\\.(test|testing|stories)\\.tsx?$'
const SAMPLES = '(\\.fixtures\\.tsx?$|/testing/)'
const inServer = (modules: readonly string[]) => `^apps/server/src/(${modules.join('|')})/`
const SERVER_TESTS = `(${TESTS}|^apps/server/src/testing/)`
const inCore = (modules: readonly string[]) => `^packages/core/src/(${modules.join('|')})/`

/** A rule with a name and the sentence that is shown when it is broken. */
export interface FloorRule extends IRegularForbiddenRuleType {
  readonly name: string
  readonly severity: 'error'
  readonly comment: string
}

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): FloorRule => ({ name, comment, severity: 'error', from, to })

const coreFloorRules = coreFloors
  .slice(0, -1)
  .map((modules, floor) =>
    rule(
      `core-${modules.join('-')}`,
      `In the core, ${modules.join(', ')} may import from their own floor and those below, never from above.`,
      { path: inCore(modules), pathNot: TESTS },
      { path: inCore(coreFloors.slice(floor + 1).flat()) },
    ),
  )

const serverModules = serverFloors.flat().join('|')

const serverFloorRules = serverFloors
  .slice(0, -1)
  .map((modules, floor) =>
    rule(
      `server-${modules.join('-')}`,
      `On the server, ${modules.join(', ')} may import from their own floor and those below, never from above.`,
      { path: inServer(modules), pathNot: SERVER_TESTS },
      { path: inServer(serverFloors.slice(floor + 1).flat()) },
    ),
  )

const serverRules = [
  ...serverFloorRules,
  rule(
    'server-platform-is-below-its-modules',
    'The platform of the server knows no module; `database.ts` gathers the types of their tables.',
    { path: '^apps/server/src/platform/', pathNot: SERVER_TESTS },
    { path: '^apps/server/src/', pathNot: '^apps/server/src/(platform/|database\\.ts$)' },
  ),
  rule(
    'server-module-through-its-doors',
    'A module of the server is entered through its index, its store or its events: its tables and the rest are its own.',
    { path: '^apps/server/src/([^/]+)/', pathNot: SERVER_TESTS },
    {
      path: `^apps/server/src/(${serverModules})/`,
      pathNot: '^apps/server/src/($1/|[^/]+/(index|[^/]+\\.(store|events))\\.ts$)',
    },
  ),
  rule(
    'server-modules-are-below-their-composition',
    'Modules of the server are brought together by `modules.ts`, `subscriptions.ts` and `start.ts`, which none of them knows.',
    { path: inServer(serverFloors.flat()), pathNot: SERVER_TESTS },
    { path: '^apps/server/src/[^/]+\\.ts$', pathNot: '^apps/server/src/database\\.ts$' },
  ),
  rule(
    'server-no-cycles',
    'Two files of the server never need each other, not even by their types.',
    { path: '^apps/server/src/' },
    { circular: true },
  ),
]

/** The floor plan, as dependency rules. */
export const floorRules: readonly FloorRule[] = [
  ...coreFloorRules,
  ...serverRules,
  rule(
    'core-runs-anywhere',
    'The core runs wherever JavaScript runs: it imports nothing of Node.',
    { path: '^packages/core/', pathNot: TESTS },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'core-packages',
    `The core imports no packages but ${corePackages.join(', ')}.`,
    { path: '^packages/core/', pathNot: TESTS },
    {
      path: 'node_modules/',
      pathNot: `node_modules/(${corePackages.join('|').replaceAll('.', '\\.')})/`,
    },
  ),
  rule(
    'core-is-the-ground-floor',
    'The core imports no other workspace.',
    { path: '^packages/core/' },
    { path: '^(packages/(?!core/)|apps/|stories/|e2e/|tools/)' },
  ),
  rule(
    'fp-through-core-fp',
    'fp-ts comes through core/fp only, so that the code speaks one dialect.',
    { pathNot: '^packages/core/src/fp/' },
    { path: 'node_modules/(fp-ts|io-ts-types)/' },
  ),
  rule(
    'module-through-its-index',
    'A module of the core is entered through its index; the rest of it is its own.',
    { path: '^packages/core/src/([^/]+)/' },
    { path: '^packages/core/src/[^/]+/(?!(testing/)?index\\.ts$)', pathNot: '^packages/core/src/$1/' },
  ),
  rule(
    'core-through-its-indexes',
    'Other workspaces enter the core through the index of a module.',
    { pathNot: '^packages/core/' },
    { path: '^packages/core/src/[^/]+/(?!(testing/)?index\\.ts$)' },
  ),
  rule(
    'ui-through-its-indexes',
    'Other workspaces enter packages/ui through the index of a folder, or take its global styles by name.',
    { pathNot: '^packages/ui/' },
    {
      path: '^packages/ui/src/',
      pathNot: '^packages/ui/src/([^/]+/index\\.ts|(desk|theme)/[^/]+/index\\.ts|theme/global\\.ts)$',
    },
  ),
  rule(
    'browser-knows-no-react',
    'packages/browser holds what charts need of a browser, whatever draws the page: it imports neither React nor what stands on it.',
    { path: '^packages/browser/' },
    { path: '(^packages/(react|ui)/|node_modules/(react|react-dom|react-i18next|@xstate/react)/)' },
  ),
  rule(
    'react-and-ui-are-siblings',
    'packages/react knows no screen.',
    { path: '^packages/react/' },
    { path: '^packages/ui/' },
  ),
  rule(
    'ui-and-react-are-siblings',
    'packages/ui gets a view and commands; it does not bind machines.',
    { path: '^packages/ui/' },
    { path: '(^packages/react/|node_modules/@xstate/react/)' },
  ),
  rule(
    'ui-fetches-nothing',
    'packages/ui calls no server.',
    { path: '^packages/ui/', pathNot: TESTS },
    { path: '(^packages/core/src/(client|contract)/|node_modules/ky/)' },
  ),
  rule(
    'pages-fetch-nothing',
    'A page of an app gets a view and commands; its useX.ts or XRoute.tsx binds them.',
    {
      path: '^apps/[^/]+/src/features/.+\\.(css\\.ts|tsx)$',
      pathNot: `(${TESTS}|/use[A-Z][^/]*$|Route\\.tsx$)`,
    },
    { path: '(^packages/core/src/(actors|client|contract)/|node_modules/(ky|@xstate/react)/)' },
  ),
  rule(
    'app-stands-above-react-and-ui',
    'packages/app makes apps out of packages/react and packages/ui, which know nothing of it.',
    { path: '^packages/(?!app/)' },
    { path: '^packages/app/' },
  ),
  rule(
    'packages-know-no-app',
    'Packages are below apps.',
    { path: '^packages/' },
    { path: '^(apps|stories|e2e|tools)/' },
  ),
  rule(
    'apps-are-strangers',
    'An app imports no other app; they meet over HTTP. The demo data go in through the stores of the server.',
    { path: '^apps/([^/]+)/', pathNot: ['^apps/seed/', `^apps/server/.*${TESTS}`] },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  rule(
    'demo-data-only-when-asked',
    'The server loads the demo data with SEED=demo alone, by name; only its tests import them.',
    { path: '^(packages|apps)/', pathNot: ['^apps/seed/', `^apps/server/.*${TESTS}`] },
    { path: '^apps/seed/' },
  ),
  rule(
    'demo-data-through-stores',
    'The demo data know the indexes of the server’s modules, and no other app.',
    { path: '^apps/seed/' },
    {
      path: '^apps/(?!seed/)',
      pathNot: ['/index\\.ts$', '^apps/server/src/(database|demo|platform/(lexemes|vault))\\.ts$'],
    },
  ),
  rule(
    'server-draws-nothing',
    'The server and the cashier keep the promises of the core; they never import the client, React or packages/ui.',
    { path: '^apps/(server|cashier)/', pathNot: TESTS },
    {
      path: '(^packages/(browser|react|ui|app)/|^packages/core/src/client/|node_modules/(react|react-dom|@xstate/react)/)',
    },
  ),
  rule(
    'tests-prove-only',
    'Nothing that runs imports a test.',
    { pathNot: `(${TESTS}|^e2e/)` },
    { path: TESTS },
  ),
  rule(
    'samples-prove-only',
    'Sample values are for tests and stories, under `./<module>/testing`: nothing that runs imports them, and no index exports them.',
    { path: '^(packages|apps)/', pathNot: `(${TESTS}|${SAMPLES})` },
    { path: SAMPLES },
  ),
  rule(
    'no-cycles',
    'Imports go down, so they never come back; a page and its pieces may share the types of their props.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  {
    ...rule(
      'no-cycles-between-modules',
      'Two modules of the core never need each other, not even by their types.',
      { path: '^packages/core/src/[^/]+$' },
      { circular: true },
    ),
    scope: 'folder',
  },
  rule('no-dead-ends', 'Every import leads to a file.', { pathNot: TESTS }, { couldNotResolve: true }),
]
