import { isOneLine } from '@compute-mall/core/codec'
import ssh2, { type Attributes, type SFTPWrapper } from 'ssh2'
import type { Files } from './center.files.ts'

const { OPEN_MODE, STATUS_CODE } = ssh2.utils.sftp

const FOLDER_MODE = 0o040_700
const FILE_MODE = 0o100_600

const attributesOf = (mode: number, size: number, now: number): Attributes => ({
  mode,
  size,
  uid: 0,
  gid: 0,
  atime: Math.floor(now / 1000),
  mtime: Math.floor(now / 1000),
})

/** `/readme.txt` and `./readme.txt` are the same file. */
const nameOf = (path: string): string => path.replace(/^(\.?\/)+/, '').replace(/^\.$/, '')

/** Files and folders that one connection may have open at once. */
const MAX_HANDLES = 64

const MAX_NAME_BYTES = 255
const isFileName = (name: string): boolean =>
  name !== '' && !name.includes('/') && isOneLine(name) && Buffer.byteLength(name) <= MAX_NAME_BYTES

interface Opened {
  readonly name: string
  /** Of a folder, whether its names were told. */
  isTold: boolean
}

/** Serves the files of one resource: one folder, whose files are read, written and removed. */
export const serveFiles = (sftp: SFTPWrapper, files: Files, clock: () => number): void => {
  const handles = new Map<string, Opened>()
  let last = 0
  const open = (request: number, name: string): void => {
    if (handles.size >= MAX_HANDLES) {
      end(request, false)
      return
    }
    last += 1
    handles.set(`${last}`, { name, isTold: false })
    sftp.handle(request, Buffer.from(`${last}`))
  }
  const openedAt = (handle: Buffer): Opened | undefined => handles.get(handle.toString())
  const end = (request: number, isDone: boolean): void =>
    sftp.status(request, isDone ? STATUS_CODE.OK : STATUS_CODE.FAILURE)

  const tell = (request: number, path: string) => {
    const name = nameOf(path)
    if (name === '') return sftp.attrs(request, attributesOf(FOLDER_MODE, 0, clock()))
    const content = files.read(name)
    if (content === undefined) return sftp.status(request, STATUS_CODE.NO_SUCH_FILE)
    return sftp.attrs(request, attributesOf(FILE_MODE, content.length, clock()))
  }

  sftp.on('REALPATH', (request, path) => {
    const filename = `/${nameOf(path)}`
    sftp.name(request, [{ filename, longname: filename, attrs: attributesOf(FOLDER_MODE, 0, clock()) }])
  })
  sftp.on('STAT', tell)
  sftp.on('LSTAT', tell)
  sftp.on('FSTAT', (request, handle) => tell(request, openedAt(handle)?.name ?? '?'))
  sftp.on('SETSTAT', (request) => end(request, true))
  sftp.on('FSETSTAT', (request) => end(request, true))
  sftp.on('OPENDIR', (request, path) =>
    nameOf(path) === '' ? open(request, '') : sftp.status(request, STATUS_CODE.NO_SUCH_FILE),
  )
  sftp.on('READDIR', (request, handle) => {
    const opened = openedAt(handle)
    if (opened === undefined) return end(request, false)
    if (opened.isTold) return sftp.status(request, STATUS_CODE.EOF)
    opened.isTold = true
    return sftp.name(
      request,
      files.names().map((filename) => {
        const size = files.read(filename)?.length ?? 0
        const longname = `-rw------- 1 owner owner ${size} ${filename}`
        return { filename, longname, attrs: attributesOf(FILE_MODE, size, clock()) }
      }),
    )
  })
  sftp.on('OPEN', (request, path, flags) => {
    const name = nameOf(path)
    if (!isFileName(name)) return sftp.status(request, STATUS_CODE.NO_SUCH_FILE)
    const isMade = (flags & OPEN_MODE.CREAT) !== 0 && files.read(name) === undefined
    const isEmptied = (flags & OPEN_MODE.TRUNC) !== 0
    if ((isMade || isEmptied) && !files.empty(name)) return end(request, false)
    if (files.read(name) === undefined) return sftp.status(request, STATUS_CODE.NO_SUCH_FILE)
    return open(request, name)
  })
  sftp.on('READ', (request, handle, offset, length) => {
    const content = files.read(openedAt(handle)?.name ?? '')
    if (content === undefined) return end(request, false)
    if (offset >= content.length) return sftp.status(request, STATUS_CODE.EOF)
    return sftp.data(request, content.subarray(offset, offset + length))
  })
  sftp.on('WRITE', (request, handle, offset, data) => {
    const name = openedAt(handle)?.name
    end(request, name !== undefined && files.write(name, offset, data))
  })
  sftp.on('REMOVE', (request, path) => end(request, files.remove(nameOf(path))))
  sftp.on('CLOSE', (request, handle) => end(request, handles.delete(handle.toString())))
}
