/** A QR code of a short text (bytes, error correction M, versions 1 to 10), so that a phone can come to the table. */

/** For each version: codewords of correction a block, and how many data codewords each block holds. */
const BLOCKS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
]
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]
const FORMAT_LEVEL_M = 0b00

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value
  LOG[value] = power
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0)

/** The remainder that corrects a block (Reed and Solomon). */
export function correction(data: readonly number[], count: number): number[] {
  let generator = [1]
  for (let power = 0; power < count; power++) {
    const next = new Array<number>(generator.length + 1).fill(0)
    generator.forEach((factor, place) => {
      next[place]! ^= factor
      next[place + 1]! ^= times(factor, EXP[power]!)
    })
    generator = next
  }
  const rest = [...data, ...new Array<number>(count).fill(0)]
  for (let place = 0; place < data.length; place++) {
    const lead = rest[place]!
    if (lead) generator.forEach((factor, step) => (rest[place + step]! ^= times(factor, lead)))
  }
  return rest.slice(data.length)
}

/** The text as codewords of the smallest version that holds it, data and correction interleaved. */
function codewords(bytes: Uint8Array): { version: number; words: number[] } {
  const version = BLOCKS.findIndex(
    ([, blocks], place) => bytes.length + (place >= 9 ? 3 : 2) <= blocks.reduce((sum, size) => sum + size, 0),
  )
  if (version < 0) throw new RangeError('the text is too long for a small QR code')
  const [count, sizes] = BLOCKS[version]!
  const room = sizes.reduce((sum, size) => sum + size, 0)
  const bits: number[] = []
  const put = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1)
  }
  put(0b0100, 4)
  put(bytes.length, version >= 9 ? 16 : 8)
  for (const byte of bytes) put(byte, 8)
  for (let spare = 0; spare < 4 && bits.length < room * 8; spare++) bits.push(0)
  while (bits.length % 8) bits.push(0)
  for (let pad = 0; bits.length < room * 8; pad++) put(pad % 2 ? 0x11 : 0xec, 8)
  const data = Array.from({ length: room }, (_, place) =>
    bits.slice(place * 8, place * 8 + 8).reduce((value, bit) => value * 2 + bit, 0),
  )
  let start = 0
  const blocks = sizes.map((size) => data.slice(start, (start += size)))
  const checks = blocks.map((block) => correction(block, count))
  const woven = (rows: readonly number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, place) =>
      rows.flatMap((row) => (place < row.length ? [row[place]!] : [])),
    ).flat()
  return { version: version + 1, words: [...woven(blocks), ...woven(checks)] }
}

/** A number with its check bits, as the format and version fields want it. */
function checked(value: number, generator: number, length: number): number {
  let rest = value << length
  for (let bit = 31 - Math.clz32(rest); bit >= length; bit = rest ? 31 - Math.clz32(rest) : -1)
    rest ^= generator << (bit - length)
  return (value << length) | rest
}

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

class Plate {
  readonly size: number
  readonly dark: boolean[][]
  private readonly fixed: boolean[][]

  constructor(private readonly version: number) {
    this.size = version * 4 + 17
    this.dark = Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false))
    this.fixed = this.dark.map((row) => [...row])
    this.patterns()
  }

  private set(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return
    this.dark[row]![column] = dark
    this.fixed[row]![column] = true
  }

  private square(row: number, column: number, reach: number, light: readonly number[]): void {
    for (let down = -reach; down <= reach; down++)
      for (let across = -reach; across <= reach; across++)
        this.set(row + down, column + across, !light.includes(Math.max(Math.abs(down), Math.abs(across))))
  }

  private patterns(): void {
    for (let place = 0; place < this.size; place++) {
      this.set(6, place, place % 2 === 0)
      this.set(place, 6, place % 2 === 0)
    }
    const corners: readonly (readonly [number, number])[] = [
      [3, 3],
      [3, this.size - 4],
      [this.size - 4, 3],
    ]
    for (const [row, column] of corners) this.square(row, column, 4, [2, 4])
    const lines = ALIGNED[this.version - 1]!
    const last = lines.length - 1
    lines.forEach((row, down) => {
      lines.forEach((column, across) => {
        const taken = (down === 0 && across === 0) || (down === 0 && across === last) || (down === last && across === 0)
        if (!taken) this.square(row, column, 2, [1])
      })
    })
    this.format(0)
    if (this.version < 7) return
    const bits = checked(this.version, 0x1f25, 12)
    for (let bit = 0; bit < 18; bit++) {
      const dark = ((bits >> bit) & 1) === 1
      const far = this.size - 11 + (bit % 3)
      this.set(far, Math.floor(bit / 3), dark)
      this.set(Math.floor(bit / 3), far, dark)
    }
  }

  format(mask: number): void {
    const bits = checked((FORMAT_LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412
    const bit = (place: number): boolean => ((bits >> place) & 1) === 1
    for (let place = 0; place < 6; place++) this.set(place, 8, bit(place))
    this.set(7, 8, bit(6))
    this.set(8, 8, bit(7))
    this.set(8, 7, bit(8))
    for (let place = 9; place < 15; place++) this.set(8, 14 - place, bit(place))
    for (let place = 0; place < 8; place++) this.set(8, this.size - 1 - place, bit(place))
    for (let place = 8; place < 15; place++) this.set(this.size - 15 + place, 8, bit(place))
    this.set(this.size - 8, 8, true)
  }

  /** Lays the codewords in the zigzag from the lower right. */
  fill(words: readonly number[]): void {
    let at = 0
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5
      for (let step = 0; step < this.size; step++) {
        const row = ((right + 1) & 2) === 0 ? this.size - 1 - step : step
        for (const column of [right, right - 1]) {
          if (this.fixed[row]![column]) continue
          this.dark[row]![column] = at < words.length * 8 && ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1
          at++
        }
      }
    }
  }

  mask(mask: number): void {
    for (let row = 0; row < this.size; row++)
      for (let column = 0; column < this.size; column++)
        if (!this.fixed[row]![column] && MASKS[mask]!(row, column)) this.dark[row]![column] = !this.dark[row]![column]
  }

  /** How hard it is to read: long runs, blocks, false finders, uneven light. */
  penalty(): number {
    const across = this.dark.map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
    const down = across.map((_, column) => across.map((row) => row[column]).join(''))
    let sum = 0
    for (const line of [...across, ...down]) {
      for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
      sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length
    }
    for (let row = 1; row < this.size; row++)
      for (let column = 1; column < this.size; column++) {
        const here = across[row]![column]
        if (
          [across[row]![column - 1], across[row - 1]![column], across[row - 1]![column - 1]].every((is) => is === here)
        )
          sum += 3
      }
    const share = across.join('').replaceAll('0', '').length / this.size ** 2
    return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20)
  }
}

/** The rows of the code, true where it is dark. */
export function qrCode(text: string): boolean[][] {
  const { version, words } = codewords(new TextEncoder().encode(text))
  const plates = MASKS.map((_, mask) => {
    const plate = new Plate(version)
    plate.fill(words)
    plate.mask(mask)
    plate.format(mask)
    return plate
  })
  return plates.reduce((best, plate) => (plate.penalty() < best.penalty() ? plate : best)).dark
}
