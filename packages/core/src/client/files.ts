import { decode } from '../codec/index.ts'
import { E, pipe, TE } from '../fp/index.ts'
import { anyone, type Codec, endpoint } from '../http/index.ts'
import type { ClientOptions } from './client.ts'
import type { ClientError } from './error.ts'
import { createTransport } from './transport.ts'
import { wireRequest } from './wire.ts'

/**
 * Reads a JSON file that was built with an app, e.g. `/ui/mall/builds/latest.json`: it comes without an envelope, and by
 * the rules of every request otherwise (R7.01). A route change does not abort it.
 */
export type FileReader = <A, Out>(path: `/${string}`, codec: Codec<A, Out>) => TE.TaskEither<ClientError, A>

/** A reader of files that sends by the same wrapper as the client. */
export const createFileReader = ({
  requests,
  ...transport
}: Pick<ClientOptions, 'requests' | 'fetch' | 'origin'>): FileReader => {
  const send = createTransport(transport)
  return <A, Out>(path: `/${string}`, codec: Codec<A, Out>): TE.TaskEither<ClientError, A> => {
    const file = endpoint({ method: 'GET', path, access: anyone, response: codec })
    const read = { effect: file.effect, keep: true, name: undefined, signal: undefined }
    return () =>
      requests.run(read, (signal) =>
        pipe(
          TE.fromEither(wireRequest(file, {}, {})),
          TE.chain((request) => send(request, signal)),
          TE.chainEitherK(({ status, body }) =>
            pipe(
              decode(codec)(body),
              E.mapLeft((failures): ClientError => ({ kind: 'malformed', status, failures })),
            ),
          ),
        )(),
      ) as Promise<E.Either<ClientError, A>>
  }
}
