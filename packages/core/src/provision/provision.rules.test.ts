import { describe, expect, it } from 'vitest'
import { fileTransferCommand } from './index.ts'
import type { AccessValue } from './provision.codec.ts'

const name = { zh: '值', en: 'Value' }
const access: readonly AccessValue[] = [
  { key: 'host', name, kind: 'plain', value: 'login.example.cn' },
  { key: 'port', name, kind: 'plain', value: '2222' },
  { key: 'account', name, kind: 'plain', value: 'cm00000001' },
]

describe('the way of files to a resource', () => {
  it('[R3.11] is the SFTP of its host, port and account', () => {
    expect(fileTransferCommand({ status: 'open', access })).toBe('sftp -P 2222 cm00000001@login.example.cn')
  })

  it('[R3.11] is missing for what is not open or is reached otherwise', () => {
    expect(fileTransferCommand({ status: 'expired', access })).toBeNull()
    for (const { key } of access)
      expect(
        fileTransferCommand({ status: 'open', access: access.filter((value) => value.key !== key) }),
      ).toBeNull()
  })
})
