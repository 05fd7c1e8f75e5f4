import { texts } from '#base/text.ts'

/** The names of the gallery's collections. */
export const galleryNames = texts({
  summits: { en: 'Summits', fr: 'Sommets' },
  waters: { en: 'Waters', fr: 'Eaux' },
  woods: { en: 'Woods', fr: 'Forêts' },
  skies: { en: 'Skies', fr: 'Ciels' },
  stars: { en: 'Stars', fr: 'Étoiles' },
  shields: { en: 'Shields', fr: 'Blasons' },
  honours: { en: 'Honours', fr: 'Distinctions' },
  chevrons: { en: 'Chevrons', fr: 'Chevrons' },
  rosettes: { en: 'Rosettes', fr: 'Rosaces' },
  weaves: { en: 'Weaves', fr: 'Trames' },
  knots: { en: 'Knots', fr: 'Nœuds' },
  bonds: { en: 'Bonds', fr: 'Liens' },
  crafts: { en: 'Crafts', fr: 'Métiers' },
  knowledge: { en: 'Knowledge', fr: 'Savoirs' },
  digital: { en: 'Digital', fr: 'Numérique' },
  sports: { en: 'Sports', fr: 'Sports' },
  music: { en: 'Music', fr: 'Musique' },
  care: { en: 'Care', fr: 'Soins' },
  animals: { en: 'Animals', fr: 'Animaux' },
  garden: { en: 'Garden', fr: 'Jardin' },
  events: { en: 'Events', fr: 'Événements' },
  moments: { en: 'Moments', fr: 'Moments' },
  colors: { en: 'Colours', fr: 'Couleurs' },
  wave: { en: 'Wave', fr: 'Vague' },
})
