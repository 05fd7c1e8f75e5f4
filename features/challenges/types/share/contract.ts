import { z } from 'zod'
import { VC_KEYS } from '../../rules.ts'

/** What an admin enters. */
export const shareData = z.object({ vcKey: z.enum(VC_KEYS, 'vcKeyMissing') })
export type ShareData = z.output<typeof shareData>
