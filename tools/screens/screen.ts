import type { Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import type { Doors, Visitor } from './open-doors.ts'

/** The data for opening a screen, and the viewer's language. */
export type Place = Doors & { language: Language }

/** A screen of the demo, and how to open it. */
export type Screen = { name: string; as: Visitor; open: (page: Page, place: Place) => Promise<void> }
