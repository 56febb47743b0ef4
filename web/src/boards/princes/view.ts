/** What the server shows of a table of The Princes of Florence, and the tables of its component file. */

export interface TileView {
  tile: string
  squares: string[]
}

export interface EstateView {
  seat: number
  prestige: number
  florins: number | null
  builders: number
  jesters: number
  freedoms: string[]
  buildings: string[]
  forests: number
  lakes: number
  parks: number
  empty_squares: number
  tiles: TileView[]
  professions_on_table: string[]
  recruiting_on_table: number
  professions_in_hand: number
  known_professions: string[]
  recruiting_in_hand: number
  bonus_cards: number
  prestige_cards: number
  revealed_prestige: string[]
  works: number
  best_work: number
  may_buy: boolean
  ready: boolean
}

export interface ItemView {
  item: string
  stock: number
  closed: boolean
}

export interface LotView {
  item: string
  price: number
  leader_seat: number
  still_in_seats: number[]
}

export interface WorkView {
  profession: string
  building: number
  landscape: number
  freedom: number
  jester: number
  card: number
  value: number
  value_with_bonus: number
}

export interface BonusView {
  bonus: string
  value: number
}

export interface PrestigeView {
  prestige: string
  points: number
}

export interface OwnView {
  florins: number
  hand: WorkView[]
  bonus: BonusView[]
  prestige: PrestigeView[]
  looked_at_cards: string[]
  returned_profession: string
  work: string
  work_bonuses: string[]
}

export interface PrincesView {
  seat: number | null
  waiting: number[]
  round: number
  rounds: number
  minimum: number
  opening: number
  first_seat: number
  items: ItemView[]
  lot: LotView | null
  buildings: { building: string; stock: number }[]
  freedoms: { freedom: string; stock: number }[]
  piles: { pile: string; stock: number }[]
  estates: EstateView[]
  own: OwnView | null
}

export interface BuildingRow {
  key: string
  size: 'large' | 'medium' | 'small'
  shape: string[]
}

export interface LandscapeRow {
  key: 'forest' | 'lake' | 'park'
  shape: string[]
  squares: number
}

export interface ProfessionRow {
  key: string
  work: { en: string; fr: string }
  building: string
  landscape: string
  freedom: string
}

export interface BonusRow {
  key: string
  factor: number
  counters: string[]
}

export interface PrestigeRow {
  key: string
  kind: 'most' | 'fewest' | 'threshold'
  full: number
  tied?: number
  counter?: string
  at_least?: Record<string, number>
}

/** The component file, as far as the board draws it. */
export interface Components {
  rounds: { minimum: number }[]
  money: {
    raise: number
    building_by_builders: number[]
    profession_card: number
    bonus_card: number
    freedom: number
    pay_per_point: number
    pay_for_prestige: number
    prestige_sold: number
  }
  prestige: { building: number; best_work: number }
  work: { building: number; landscape: number; freedom: number; jester: number; card: number }
  stock: { builders_each: number }
  estate: { plan: string[] }
  buildings: BuildingRow[]
  landscapes: LandscapeRow[]
  freedoms: { key: string }[]
  professions: ProfessionRow[]
  bonus_cards: BonusRow[]
  prestige_cards: PrestigeRow[]
}
