import { type Kysely, sql } from 'kysely'

interface Preview {
  readonly columns: readonly { readonly name: string }[]
  readonly rows: readonly (readonly string[])[]
}

/** A cell as a spreadsheet copies it. */
const cellOf = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const textOf = ({ columns, rows }: Preview): string =>
  [columns.map(({ name }) => name), ...rows].map((cells) => cells.map(cellOf).join('\t')).join('\n')

/** Up-only: sellers describe the first rows of data sets, which were of the demonstration alone. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table goods add column first_rows text not null default ''`.execute(db)
  const { rows } = await sql<{ readonly goods_id: string; readonly preview: Preview }>`
    select goods_id, preview from assets where goods_id is not null and preview is not null`.execute(db)
  for (const { goods_id, preview } of rows)
    await sql`update goods set first_rows = ${textOf(preview)} where id = ${goods_id}`.execute(db)
}
