/** What a reader chose on this device; kept there and nowhere else. */
export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export interface Settings {
  language: Language
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'reduced'
  sound: boolean
  /** Letter shortcuts (u, h, l …); without them only Tab, arrows, Enter, Esc and Ctrl act. */
  letters: boolean
  /** When a move is sent only after Confirm: always, only if it cannot be taken back, or never. */
  confirm: 'always' | 'irreversible' | 'never'
  marks: 'normal' | 'large'
  /** Tables open in text mode. */
  text: boolean
}

const KEPT = 'signoria.settings'

function preferred(): Language {
  return (navigator.languages ?? [navigator.language]).some((tag) => tag.startsWith('fr')) &&
    !(navigator.language ?? '').startsWith('en')
    ? 'fr'
    : 'en'
}

const defaults = (): Settings => ({
  language: preferred(),
  theme: 'system',
  motion: 'system',
  sound: false,
  letters: true,
  confirm: 'always',
  marks: 'normal',
  text: false,
})

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

export const settings: Settings = $state({ ...defaults(), ...kept() })

/** Changes one setting and keeps it. */
export function choose<Key extends keyof Settings>(key: Key, value: Settings[Key]): void {
  settings[key] = value
  localStorage.setItem(KEPT, JSON.stringify({ ...kept(), [key]: value }))
  apply()
}

/** Shows theme and motion on the page's root, where the styles find them. */
export function apply(): void {
  const dark =
    settings.theme === 'dark' || (settings.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  const still = settings.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  document.documentElement.dataset['motion'] = still ? 'reduced' : 'full'
  document.documentElement.dataset['marks'] = settings.marks
}
