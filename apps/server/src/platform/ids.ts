import { randomBytes } from 'node:crypto'

/** UUID version 7 without its dashes (RFC 9562): 32 hexadecimal digits, later ones sort behind earlier ones. */
export const newId = (): string => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(Date.now(), 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex')
}
