import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowedInvoiceEvents,
  type InvoiceForm,
  InvoiceState,
  invoiceEvents,
  invoiceFaults,
  isRedLetterNumber,
  MAX_INVOICE_ORDERS,
  nextInvoiceState,
  type SpecialInvoice,
  savedTitles,
  tidiedInvoice,
} from './index.ts'

const form: InvoiceForm = {
  kind: 'enterprise',
  title: '星澜智算科技有限公司',
  taxNumber: '91350100M000100Y43',
  special: undefined,
  orderId: ['order_1'],
}
const special: SpecialInvoice = {
  registeredAddress: '福建省福州市软件大道89号',
  telephone: '0591-87654321',
  bankName: '中国银行福州软件园支行',
  bankAccount: '421860100100123456',
}

describe('the number of a red-letter invoice', () => {
  it.each([
    ['26442000000012345678', true],
    [' 12345678 ', true],
    ['144031900111', true],
    ['1234567', false],
    ['2644200000001234567x', false],
    ['', false],
  ])('[R3.10] %j: %s', (text, holds) => {
    expect(isRedLetterNumber(text)).toBe(holds)
  })
})

describe('the form of an invoice', () => {
  it.each([
    [{}, []],
    [{ title: ' a ' }, ['title']],
    [{ title: '长'.repeat(101) }, ['title']],
    [{ taxNumber: '91350100M000100Y44' }, ['taxNumber']],
    [{ taxNumber: '' }, ['taxNumber']],
    [{ taxNumber: ' 91350100m000100y43 ' }, []],
    [{ kind: 'personal', taxNumber: '' }, []],
    [{ orderId: [] }, ['orderId']],
    [{ orderId: Array.from({ length: MAX_INVOICE_ORDERS + 1 }, (_, i) => `order_${i}`) }, ['orderId']],
    [{ title: '', taxNumber: 'x', orderId: [] }, ['title', 'taxNumber', 'orderId']],
    [{ title: '星澜\n智算' }, ['title']],
    [{ special }, []],
    [{ special: { ...special, telephone: '+86 (591) 87654321', bankAccount: '4218-6010 0100１２３４' } }, []],
    [{ special: { ...special, registeredAddress: '' } }, ['registeredAddress']],
    [{ special: { ...special, telephone: '12' } }, ['telephone']],
    [{ special: { ...special, bankName: '行' } }, ['bankName']],
    [{ special: { ...special, bankName: '中国银行\n支行' } }, ['bankName']],
    [{ special: { ...special, bankAccount: '1234567' } }, ['bankAccount']],
    [{ special: { ...special, bankAccount: '=1+1' } }, ['bankAccount']],
    [{ kind: 'personal', taxNumber: '', special: { ...special, bankAccount: '' } }, []],
  ] as const)('[R5.06] with %j lacks %j', (change, faults) => {
    expect(invoiceFaults({ ...form, ...change })).toEqual(faults)
  })

  it('[R3.10] offers each title once, with the company of its last special invoice', () => {
    const { title, taxNumber } = form
    const company = { kind: 'enterprise', title, taxNumber } as const
    const person = { kind: 'personal', title: '李云', taxNumber: '', special: null } as const
    expect(
      savedTitles([
        { ...company, special: null },
        person,
        { ...company, special },
        { ...company, special: { ...special, bankAccount: '12345678' } },
      ]),
    ).toEqual([{ ...company, special }, person])
  })

  it('[R5.06] notices any single sign of a tax number that is wrong', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 17 }),
        fc.constantFrom(...'0123456789ABCDEFGHJKLMNPQRTUWXY'),
        (place, sign) => {
          const taxNumber = `${form.taxNumber.slice(0, place)}${sign}${form.taxNumber.slice(place + 1)}`
          fc.pre(taxNumber !== form.taxNumber)
          expect(invoiceFaults({ ...form, taxNumber })).toEqual(['taxNumber'])
        },
      ),
    )
  })

  it('[R5.06] keeps each order once, and of a person no tax number', () => {
    const tidied = tidiedInvoice({ ...form, kind: 'personal', title: ' 李云 ', orderId: ['a', 'a', 'b'] })
    expect(tidied).toEqual({
      kind: 'personal',
      title: '李云',
      taxNumber: '',
      special: undefined,
      orderId: ['a', 'b'],
    })
  })
})

describe('the life of a request for an invoice', () => {
  it('[R3.10] is issued or refused, once, and has its file replaced after it was issued', () => {
    expect(nextInvoiceState('requested', 'invoice.issued')).toBe('issued')
    expect(nextInvoiceState('requested', 'invoice.refused')).toBe('refused')
    expect(nextInvoiceState('issued', 'invoice.replaced')).toBe('issued')
    expect(nextInvoiceState('requested', 'invoice.replaced')).toBe('requested')
    for (const state of InvoiceState.values.filter((one) => one !== 'requested'))
      for (const event of invoiceEvents) expect(nextInvoiceState(state, event)).toBe(state)
  })

  it.each([
    ['requested', ['invoice.issued', 'invoice.refused']],
    ['issued', ['invoice.replaced']],
    ['refused', []],
  ] as const)('[R3.10] offers in %s the steps %j', (state, events) => {
    expect(allowedInvoiceEvents(state)).toEqual(events)
  })
})
