/** The little markdown of a rulebook's paragraphs: paragraphs, lists, tables, bold, italic and the numbers of rules; nothing else. */

export type Inline = { kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; text: string }
export type BlockPart =
  | { kind: 'p'; parts: Inline[] }
  | { kind: 'ul'; items: Inline[][] }
  | { kind: 'ol'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }

const MARKS = /(\*\*.+?\*\*|\*[^*]+?\*|_[^_]+?_|`[^`]+?`|(?<![\d.,])\d{1,2}\.\d{1,2}(?![\d]))/g
const RULE_NUMBER = /^\d+\.\d+$/

export function inline(text: string): Inline[] {
  return text
    .split(MARKS)
    .filter(Boolean)
    .map((part): Inline => {
      if (part.startsWith('**') && part.endsWith('**') && part.length > 4)
        return { kind: 'strong', text: part.slice(2, -2) }
      if (/^(\*.+\*|_.+_)$/.test(part)) return { kind: 'em', text: part.slice(1, -1) }
      if (/^`.+`$/.test(part)) return { kind: 'code', text: part.slice(1, -1) }
      return { kind: RULE_NUMBER.test(part) ? 'rule' : 'text', text: part }
    })
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inline(cell.trim()))

const LIST = /^\s*([-*]|\d+\.) /
const RULE = /^\|?[\s:|-]+\|?$/

/** A paragraph's text as blocks. */
export function blocks(text: string): BlockPart[] {
  const found: BlockPart[] = []
  let open: string[] = []
  const close = (): void => {
    if (open.length) found.push({ kind: 'p', parts: inline(open.join(' ')) })
    open = []
  }
  for (const line of text.split('\n')) {
    const last = found.at(-1)
    if (line.startsWith('|')) {
      close()
      if (last?.kind === 'table') {
        if (!RULE.test(line)) last.rows.push(cells(line))
      } else found.push({ kind: 'table', head: cells(line), rows: [] })
    } else if (LIST.test(line)) {
      close()
      const item = inline(line.replace(LIST, ''))
      const kind = /^\s*\d/.test(line) ? 'ol' : 'ul'
      if (last?.kind === kind) last.items.push(item)
      else found.push({ kind, items: [item] })
    } else if (!line.trim()) close()
    else if (/^\s+\S/.test(line) && !open.length && (last?.kind === 'ul' || last?.kind === 'ol')) {
      last.items.at(-1)!.push(...inline(` ${line.trim()}`))
    } else open.push(line.trim())
  }
  close()
  return found
}
