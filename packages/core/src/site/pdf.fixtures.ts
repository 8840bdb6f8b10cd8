/** A document of as many pages as there are words, written down by hand. */
export const pdfOf = (words: readonly string[]): string => {
  const kids = words.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${words.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...words.flatMap((word, index) => {
      const drawing = `BT /F1 24 Tf 40 120 Td (${word}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ]
    }),
  ]
  const parts = ['%PDF-1.4\n']
  const offsets = objects.map((object, index) => {
    const offset = parts.join('').length
    parts.push(`${index + 1} 0 obj\n${object}\nendobj\n`)
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const start = parts.join('').length
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`,
  )
  return parts.join('')
}

const HASH = '0'.repeat(64)

/** The same, locked with a password that nobody knows. */
export const lockedPdfOf = (words: readonly string[]): string =>
  pdfOf(words).replace(
    '/Root 1 0 R',
    `/Root 1 0 R /ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${HASH}> /U <${HASH}> >>`,
  )
