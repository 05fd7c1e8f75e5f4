import type { CardSpec } from '#card/card-spec.ts'
import type { Reading } from '#ui/lists/loaded.tsx'

/** What the access pages show of a template; the templates themselves belong to a feature above. */
export type ShownTemplate = {
  id: string
  name: string
  /** The category's name, in the language of the page. */
  category: string
  isDraft: boolean
  card: CardSpec
  /** Of events: instants (ISO), '' while they are not set; `location` is "city, country", '' virtual. */
  event?: { location: string; startDate: string; endDate: string; timeZone: string }
}

/** Reads templates for the access pages; given by the app. */
export type TemplateSource = {
  /** Some templates by id, at most `IDS_AT_ONCE`; unknown ones are left out. */
  useSome: (ids: string[]) => Reading<ShownTemplate[]>
  /** A page of all templates whose name contains a text, newest first, and how many there are. */
  useFound: (search: string, page: number) => Reading<{ templates: ShownTemplate[]; pages: number }>
  /** How many templates the community has, undefined until it is known. */
  total: number | undefined
}

/** Templates that one call reads by id. */
export const IDS_AT_ONCE = 60
