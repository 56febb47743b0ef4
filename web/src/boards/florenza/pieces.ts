/** Which drawing of the sheet stands for which piece. */
import sheet from './pieces.svg?url'

/** The address of one drawing. */
export const drawingOf = (name: string): string => `${sheet}#${name}`

const WORKS: Record<string, string> = {
  facciata: 'facade',
  giardino: 'garden',
  affresco: 'fresco',
  statua: 'statue',
  pulpito: 'pulpit',
  campanile: 'campanile',
  pala: 'altarpiece',
  cappella: 'chapel',
  atrio: 'atrium',
  cupola: 'dome',
  portali: 'doors',
  fontana: 'fountain',
  monumento: 'horse',
  chiostro: 'cloister',
  salone: 'hall',
  abside: 'apse',
  altare: 'altar',
  navata: 'nave',
}

const WORKSHOPS: Record<string, string> = {
  boscaiuolo: 'axe',
  picconiere: 'pick',
  miniera: 'pick',
  fabbro: 'anvil',
  segheria: 'saw',
  lanaiuolo: 'wool',
  erbolaio: 'herb',
  monte: 'pawn',
  legnaiuolo: 'plane',
  scarpellino: 'chisel',
  ottonaio: 'kettle',
  fonderia: 'kettle',
  tintore: 'vat',
  speziale: 'mortar',
  mercatante: 'mortar',
  orafo: 'ring',
  cava: 'block',
  setaiuolo: 'bolt',
  cambiavalute: 'coins',
  gabella: 'gate',
  loggia: 'gate',
  bottega: 'easel',
  baratto: 'swap',
  zecca: 'coin',
}

/** A work is drawn by what it is, wherever it stands: `duo_cupola` is a dome. */
export const workDrawing = (work: string): string => `w-${WORKS[work.split('_')[1] ?? ''] ?? 'facade'}`

export const workshopDrawing = (workshop: string): string =>
  workshop === 'confraternita' ? 's-preacher' : `k-${WORKSHOPS[workshop] ?? 'house'}`

/** So much of something. */
export interface Counted {
  what: string
  count: number
}

/** An amount of the component file, a thing after the other. */
export const amountOf = (row: Readonly<Record<string, number>>): Counted[] =>
  Object.entries(row).flatMap(([what, count]) => (count ? [{ what, count }] : []))

/** Counted things as events and messages tell them: `2 wood`. */
export const countedOf = (told: unknown): Counted[] =>
  (Array.isArray(told) ? (told as string[]) : []).map((each) => {
    const [count, what = ''] = each.split(' ')
    return { what, count: Number(count) }
  })
