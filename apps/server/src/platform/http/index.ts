export type {
  Context,
  ContextOf,
  CookieJar,
  Endpoints,
  Handler,
  Handlers,
  PreparedHandler,
  ServerModule,
  SessionUser,
} from './context.ts'
export { bearerOf, checkAccess } from './guard.ts'
export { languageOf } from './language.ts'
export type { Authenticate } from './route.ts'
export { buildServer, type Contract, type Extras, type Modules, type ServerParts } from './server.ts'
