import '@fontsource-variable/bricolage-grotesque/opsz.css'
import '@fontsource-variable/instrument-sans/index.css'
import { embedCard } from '#card/embed/embed-card.ts'

const box = document.getElementById('card')
if (!box) throw new Error('The page has no #card')
embedCard(box, { origin: new URL(window.location.href).origin })
