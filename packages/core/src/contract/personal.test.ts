import { describe, expect, it } from 'vitest'
import { personalFieldsOf } from '../http/index.ts'
import { maskPersonal } from '../replay/index.ts'
import { contract } from './index.ts'

describe('what is personal in the contract', () => {
  const fields = personalFieldsOf(contract)

  it.each([
    'phone',
    'contactMobile',
    'contactEmail',
    'mail',
    'realName',
    'userName',
    'buyer',
    'senderName',
    'identificationNumber',
    'bankAccount',
    'bankAccountName',
    'address',
    'contactAddress',
    'contact',
    'text',
    'password',
    'secret',
    'sign',
    'token',
  ])('[R5.14] [D26] %s is said so at its codec', (name) => expect([...fields.keys()]).toContain(name))

  it.each(['orderNo', 'orderId', 'amount', 'status', 'shopName', 'regionName', 'currency'])(
    '[R5.14] %s is needed to help somebody, and is not',
    (name) => expect([...fields.keys()]).not.toContain(name),
  )

  it('[R5.14] is masked in what chat answers', () => {
    const list = {
      messageList: [{ senderName: 'leader', text: '我的电话', sequence: 1 }],
      lastMessage: '您好',
    }
    expect(maskPersonal(list, fields)).toEqual({
      messageList: [{ senderName: 'l**', text: '****', sequence: 1 }],
      lastMessage: '****',
    })
  })
})
