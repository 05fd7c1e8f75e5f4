import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '#platform/tables.ts'

/** Pre-authorized codes whose access token may still be valid: nobody else can exchange them. */
export const codeExchanges = pgTable(
  'code_exchanges',
  {
    /** Claim, number of the link, and entry; never the code itself. */
    code: text('code').primaryKey(),
    /** Hash of the network and of the `client_id`. */
    client: text('client').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('code_exchanges_at').on(t.at)],
)
