import type { Page } from '@playwright/test'
import type { Language } from '#base/text.ts'
import type { Doors, Visitor } from './open-doors.ts'

/** What a screen is opened with, and the language of who looks. */
export type Told = Doors & { language: Language }

/** A screen of the demo, and how somebody gets there. */
export type Screen = { name: string; as: Visitor; open: (page: Page, told: Told) => Promise<void> }
