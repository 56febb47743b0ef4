/** The start: settings, words, then the page. */
import { mount } from 'svelte'
import App from './App.svelte'
import { apply } from './settings.svelte'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/frame.css'
import './styles/topbar.css'
import './styles/side.css'
import './styles/pressable.css'
import './styles/talk.css'
import './styles/decision.css'
import './styles/orders.css'
import './styles/sheets.css'
import './styles/phone.css'
import './styles/motion.css'
import './styles/text.css'
import './styles/forced.css'
import { loadWords } from './words/page.svelte'

apply()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply)
matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', apply)
await loadWords()
mount(App, { target: document.getElementById('page')! })
