import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from './journey.ts'

/** What happens to a message that arrives while… (`design/width.md` 2.9), and the journey that shows it on each side. */
const table = {
  'the conversation is open, page visible': {
    customer: 'customer, the conversation is open and the page visible: read after 1 s in sight',
    staff: 'staff, the conversation is open and the page visible: read after 1 s in sight',
  },
  'another page is visible': {
    customer: 'customer, another page is visible: badge and the notice of that shop',
    staff: 'staff, another page is visible: count and tone',
  },
  'hidden, under 5 s': {
    customer: 'customer, hidden under 5 s the line stands with the title (1)',
    staff: 'hidden under 5 s and for 60 s the line stands: title (1) and (2)',
  },
  'hidden, longer': {
    customer: 'longer it is closed, and the 60 s poll counts and notifies',
    staff:
      'hidden under 5 s and for 60 s the line stands: title (1) and (2), tone and one notice of the system',
  },
  'coming back': {
    customer: 'customer, coming back after more than 5 s: the line resumes within 2 s',
    staff: 'staff, coming back: 12 messages and 2 changes missed, each once and in order within 2 s',
  },
  'the line is lost': {
    customer: 'customer, the line is lost: 20 attempts 5 s apart, every fifth as a fresh visitor',
    staff: 'staff, the line is lost: 20 attempts 5 s apart, every fifth as a fresh visitor',
  },
  'signed out or session ended': {
    customer: 'customer, the session ended: the own conversation is closed within 5 s',
    staff: 'staff, the session ended elsewhere: the inbox closes within 5 s',
  },
  'on a phone': {
    customer: 'customer, on a phone: barred with call, mail and hours',
    staff: 'staff, on a phone: the full inbox',
  },
  'on a phone, lifted': {
    customer: 'customer, on a phone: once operations lift the bar',
    staff: 'staff, on a phone: the full inbox',
  },
  'a visitor signs in': {
    customer: 'a visitor signs in, a day later: the same conversation for the customer',
    staff: 'the name in the row for staff',
  },
} as const

test('[R4.11] each line of the table of what happens to a message has a journey for customers and one for staff', () => {
  const titles = readdirSync(import.meta.dirname)
    .filter((name) => /^(chat|inbox).*\.e2e\.ts$/.test(name) && name !== 'chat.table.e2e.ts')
    .flatMap((name) => [
      ...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(/\btest\('([^']+)'/g),
    ])
    .map(([, title]) => title ?? '')
  const missing = Object.entries(table).flatMap(([line, sides]) =>
    Object.entries(sides)
      .filter(([, shown]) => titles.filter((title) => title.includes(shown)).length !== 1)
      .map(([side]) => `${line}, ${side}`),
  )
  expect(missing).toEqual([])
})
